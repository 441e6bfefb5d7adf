const digits: Record<string, number> = { 零: 0, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 };
const scales: Record<string, number> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 };

/**
 * Units that are often written with Chinese numerals. Before other characters numerals are kept, as they may be part of
 * a word: 一次性, 八角.
 */
const counted = '号类层级孔口位芯抽格门米寸支片张毫升瓦匹开联档';
const numerals = new RegExp(`[一二两三四五六七八九十百千万]+(?=[${counted}])`, 'g');

/** 五号电池 → 5号电池, 2万毫安 → 20000毫安, 10斤 → 5kg. */
export function toDigits(text: string): string {
  return text
    .replace(/(\d+(?:\.\d+)?)万(?=毫安)/g, (_, number: string) => String(Math.round(Number(number) * 10_000)))
    .replace(/(\d+(?:\.\d+)?)\s*市?斤/g, (_, number: string) => `${Number(number) / 2}kg`)
    .replace(numerals, (written) => String(valueOfNumerals(written) ?? written));
}

/** Undefined if it is no number, such as 千万. */
export function valueOfNumerals(written: string): number | undefined {
  let total = 0;
  let digit: number | undefined;
  for (const character of written) {
    const scale = scales[character];
    if (scale === undefined) {
      if (digit !== undefined) return undefined;
      digit = digits[character];
      continue;
    }
    if (digit === undefined && !(scale === 10 && total === 0)) return undefined;
    total += (digit ?? 1) * scale;
    digit = undefined;
  }
  return total + (digit ?? 0);
}
