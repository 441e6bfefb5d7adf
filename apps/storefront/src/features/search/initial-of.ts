const chinese = new Intl.Collator('zh-Hans-CN-u-co-pinyin');
/** The first character of each letter in the order of pinyin; no Chinese word begins with I, U or V. */
const firsts: readonly (readonly [letter: string, character: string])[] = [
  ['A', '阿'],
  ['B', '八'],
  ['C', '嚓'],
  ['D', '哒'],
  ['E', '妸'],
  ['F', '发'],
  ['G', '旮'],
  ['H', '哈'],
  ['J', '丌'],
  ['K', '咔'],
  ['L', '垃'],
  ['M', '妈'],
  ['N', '拏'],
  ['O', '噢'],
  ['P', '妑'],
  ['Q', '七'],
  ['R', '呥'],
  ['S', '仨'],
  ['T', '他'],
  ['W', '屲'],
  ['X', '夕'],
  ['Y', '丫'],
  ['Z', '帀'],
];

/** The letter a name is listed under: its own, or that of its pinyin; '#' for anything else. The browser knows the order of pinyin. */
export function initialOf(name: string): string {
  const first = name.normalize('NFKC').trim().slice(0, 1).toUpperCase();
  if (/[A-Z]/.test(first)) return first;
  if (!/[\u4e00-\u9fff]/.test(first)) return '#';
  return firsts.findLast(([, character]) => chinese.compare(character, first) <= 0)?.[0] ?? '#';
}
