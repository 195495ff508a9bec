// What the page was given: the table, and the sentences it says.
export const data = JSON.parse(document.getElementById("data").textContent);

// Somebody by the name they typed, and by their seat.
export const called = ({ name, player }) => (player ? `${player} (${name})` : name);

export function say(key, values = {}) {
  let text = data.words[key] ?? key;
  for (const [name, value] of Object.entries(values)) text = text.replaceAll(`%${name}%`, String(value));
  return text;
}
