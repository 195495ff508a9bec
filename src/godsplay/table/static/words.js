// What the page was given: the table, and the sentences it says.
export const data = JSON.parse(document.getElementById("data").textContent);

export function say(key, values = {}) {
  let text = data.words[key] ?? key;
  for (const [name, value] of Object.entries(values)) text = text.replaceAll(`%${name}%`, String(value));
  return text;
}
