// @ts-check
// Passkeys: made here for other devices, or made elsewhere and used here.
import { address, ask, clearProblem, part, showProblem } from "./page_requests.js";

// Browsers bind passkeys to a name that nobody can listen in on; an address of numbers has none.
const possible =
  window.isSecureContext &&
  !/^[\d.]+$|^\[/.test(location.hostname) &&
  typeof window.PublicKeyCredential?.parseCreationOptionsFromJSON === "function";

const shown = part(possible ? "passkey-buttons" : "passkey-nowhere", HTMLElement);
if (shown) shown.hidden = false;

/**
 * Do something when a button is pressed, and say what went wrong; whoever closes the browser's own dialog knows.
 * @param {Element | null} button
 * @param {() => Promise<void>} work
 */
function when(button, work) {
  button?.addEventListener("click", async () => {
    try {
      clearProblem();
      await work();
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "NotAllowedError")) showProblem(error);
    }
  });
}

when(part("passkey-add", HTMLButtonElement), async () => {
  const question = await ask("POST", "/api/passkeys/question", {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(question);
  const made = await navigator.credentials.create({ publicKey });
  if (!(made instanceof PublicKeyCredential)) return;
  await ask("POST", "/api/passkeys", { credential: made.toJSON() });
  location.reload();
});

when(part("passkey-use", HTMLButtonElement), async () => {
  const question = await ask("POST", "/api/passkeys/use/question", {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(question);
  const used = await navigator.credentials.get({ publicKey });
  if (!(used instanceof PublicKeyCredential)) return;
  await ask("POST", "/api/passkeys/use", { credential: used.toJSON() });
  location.assign(address("/games"));
});

for (const button of document.querySelectorAll("[data-remove]")) {
  when(button, async () => {
    await ask("DELETE", `/api/passkeys/${button.getAttribute("data-remove")}`);
    location.reload();
  });
}
