import { pinyin } from 'pinyin-pro';

const maxKnown = 50_000;
const known = new Map<string, string>();

/** 中性笔 → zhongxingbi: how a word is typed, also when its characters are wrong (中姓笔). */
export function pinyinOf(word: string): string {
  const hit = known.get(word);
  if (hit !== undefined) return hit;
  const spelled = pinyin(word, { toneType: 'none', type: 'array', v: true }).join('').replaceAll('ü', 'v');
  if (known.size >= maxKnown) known.clear();
  known.set(word, spelled);
  return spelled;
}

/** 中性笔 → zxb. */
export const initialsOf = (word: string): string =>
  pinyin(word, { pattern: 'first', toneType: 'none', type: 'array' }).join('');
