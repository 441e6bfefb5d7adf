import { pinyin } from 'pinyin-pro';
import { memoised } from './memoised.ts';

const maxKnown = 50_000;

/** 中性笔 → zhongxingbi. The same for a word with wrong characters that sound alike (中姓笔). */
export const pinyinOf = memoised(
  (word) => pinyin(word, { toneType: 'none', type: 'array', v: true }).join('').replaceAll('ü', 'v'),
  maxKnown,
);

/** 中性笔 → zxb. */
export const initialsOf = (word: string): string =>
  pinyin(word, { pattern: 'first', toneType: 'none', type: 'array' }).join('');
