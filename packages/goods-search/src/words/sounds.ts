import { polyphonic } from 'pinyin-pro';

/** Words with several ambiguous characters have many possible readings; only this many are tried. */
const maxReadings = 6;
const readings = new Map<string, string[]>();

function readingsOf(character: string): string[] {
  const known = readings.get(character);
  if (known) return known;
  const [found = []] = polyphonic(character, { toneType: 'none', type: 'array' });
  const spelled = [...new Set(found.map((reading) => reading.replaceAll('ü', 'v')))];
  readings.set(character, spelled);
  return spelled;
}

/** The possible readings of a Chinese word, without tones, the usual one first: 长尾夹 → changweijia, zhangweijia. */
export function soundsOf(word: string): string[] {
  let sounds = [''];
  for (const character of word) {
    const next = readingsOf(character);
    if (next.length === 0) return [];
    sounds = next.flatMap((reading) => sounds.map((sound) => sound + reading)).slice(0, maxReadings);
  }
  return sounds;
}

/** 中性笔 → zxb. */
export const initialsOf = (word: string): string =>
  Array.from(word, (character) => readingsOf(character)[0]?.[0] ?? '').join('');
