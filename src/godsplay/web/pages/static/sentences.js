// Sentences that begin or end alike: what they share is said once, and a button says the rest.
const MANY = 7; // sentences that are worth rows
const SHORT = 2; // words on a button in a row

// The words that all sentences begin with, leaving at least one word to each.
export function beginning(sentences) {
  const words = sentences.map((sentence) => sentence.split(" "));
  const most = Math.min(...words.map((each) => each.length)) - 1;
  let same = 0;
  while (same < most && words.every((each) => each[same] === words[0][same])) same += 1;
  return words[0].slice(0, same).join(" ");
}

// The words that all sentences end with, leaving at least one word to each.
export function ending(sentences) {
  const backwards = (sentence) => sentence.split(" ").reverse().join(" ");
  return backwards(beginning(sentences.map(backwards)));
}

// Rows of sentences that end alike, each with the few words before that end; nothing if rows would not help.
export function rows(sentences) {
  if (sentences.length < MANY) return null;
  const counts = new Map();
  for (const sentence of sentences) for (const end of ends(sentence)) counts.set(end, (counts.get(end) ?? 0) + 1);
  const found = new Map();
  sentences.forEach((sentence, place) => {
    const best = ends(sentence).sort((one, other) => counts.get(other) - counts.get(one) || other.length - one.length)[0] ?? "";
    const start = sentence.slice(0, sentence.length - best.length).trim();
    found.set(best, [...(found.get(best) ?? []), [place, start || sentence]]);
  });
  return found.size > 1 && found.size <= sentences.length / 2 ? found : null;
}

function ends(sentence) {
  const words = sentence.split(" ");
  return words.slice(1, SHORT + 1).map((_, place) => words.slice(place + 1).join(" "));
}

// Take away what is said above: a beginning and an end.
export function between(sentence, start, end) {
  return sentence.slice(start.length, sentence.length - end.length).trim().replace(/[,;:]$/, "");
}
