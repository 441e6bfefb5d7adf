import { dictionary } from './dictionary.ts';

const mostWords = 3;

/** Joins English names of several words (paper clips → paperclip) and makes plurals singular (printers → printer). */
export function joinEnglish(text: string): string {
  if (!/[a-z]{3}/.test(text)) return text;
  return text.replace(/(?<![a-z\d])[a-z]+(?: [a-z]+)*(?![a-z\d])/g, (run) => joinWords(run.split(' ')));
}

function joinWords(words: readonly string[]): string {
  const joined: string[] = [];
  for (let at = 0; at < words.length;) {
    let taken = 1;
    let name = nameOf(words[at] ?? '') ?? words[at] ?? '';
    for (let size = Math.min(mostWords, words.length - at); size > 1; size -= 1) {
      const known = nameOf(words.slice(at, at + size).join(''));
      if (known === undefined) continue;
      name = known;
      taken = size;
      break;
    }
    joined.push(name);
    at += taken;
  }
  return joined.join(' ');
}

/** Undefined if it is no name of goods. */
function nameOf(word: string): string | undefined {
  const { english } = dictionary();
  const singular = word.replace(/s$/, '');
  return [word, singular].find((one) => english.has(one));
}
