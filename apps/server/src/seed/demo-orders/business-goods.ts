import type { DemoItem } from './demo-goods.ts';

/** What the enterprise buys, by a word of its name; several suppliers, several categories. */
export const businessWords = [
  '复印纸',
  '中性笔',
  '便利贴',
  '文件夹',
  '硒鼓',
  '手套',
  '口罩',
  '胶带',
  '洗手液',
  '垃圾袋',
  '螺丝刀',
  '网线',
  '插座',
  '纯净水',
  '咖啡',
  '面巾纸',
  '计算器',
  '纸箱',
  '安全帽',
  '电池',
] as const;

export type Goods = ReadonlyMap<string, DemoItem>;
/** What is to be bought, by the word that finds it. */
export type BasketLine = readonly [word: (typeof businessWords)[number], qty: number];

/** Fills baskets by the words of their goods. */
export const basketsOf =
  (goods: Goods) =>
  (...lines: readonly BasketLine[]) =>
    lines.map(([word, qty]) => [goods.get(word), qty] as const);
