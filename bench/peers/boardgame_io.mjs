// boardgame.io: random tic-tac-toe through its client.
import { createRequire } from "node:module";

const { Client } = createRequire(process.cwd() + "/")("boardgame.io/client");
const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { click: ({ G, playerID }, cell) => { G.cells[cell] = playerID; } },
  endIf: ({ G }) => lines.some((line) => G.cells[line[0]] !== null && line.every((cell) => G.cells[cell] === G.cells[line[0]]))
    || G.cells.every((cell) => cell !== null) || undefined,
};

function play() {
  const client = Client({ game, debug: false });
  let decisions = 0;
  while (!client.getState().ctx.gameover) {
    const free = client.getState().G.cells.map((cell, at) => (cell === null ? at : -1)).filter((at) => at >= 0);
    client.moves.click(free[Math.floor(Math.random() * free.length)]);
    decisions += 1;
  }
  return decisions;
}

play();
const rates = [];
for (let slice = 0; slice < 10; slice += 1) {
  const start = process.cpuUsage();
  let decisions = 0, spent = 0;
  while (spent < 300_000) {
    decisions += play();
    spent = process.cpuUsage(start).user;
  }
  rates.push(1e6 * decisions / spent);
}
const figure = Math.max(...rates);
console.log(JSON.stringify({ who: "boardgame.io", game: "tic-tac-toe", what: "decisions a second", figure }));
