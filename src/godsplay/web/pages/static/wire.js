// @ts-check
// How the page reaches its table: over the network, or in a worker beside it.
import { NetworkWire } from "./network_wire.js";
import { data } from "./page_data.js";
import { WorkerWire } from "./worker_wire.js";

/** @type {import("../types.d.ts").Wire} */
export const wire = data.in_page ? new WorkerWire() : new NetworkWire();
