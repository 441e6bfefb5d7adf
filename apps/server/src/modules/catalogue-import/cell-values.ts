import { mostLabelsOfItem, noLabels } from '@jicai/domain/goods/goods-labels.ts';
import { longestPlace } from '@jicai/domain/goods/shelf-place.ts';

/** Readers of single cells: each answers the value, or throws {@link BadCell} with the reason the report shows. */
export class BadCell extends Error {}

export function text(
  value: string | undefined,
  { max, isRequired = false, isLong = false }: { max: number; isRequired?: boolean; isLong?: boolean },
): string {
  // What is long may have lines.
  const trimmed = isLong ? plainLines(value ?? '') : plain(value ?? '');
  if (isRequired && trimmed === '') throw new BadCell('不能为空');
  if (trimmed.length > max) throw new BadCell(`不能超过 ${max} 个字`);
  return trimmed;
}

/** Yuan with at most two decimals → fen; '' → null. */
export function yuan(value: string | undefined): number | null {
  const trimmed = (value ?? '').trim();
  if (trimmed === '') return null;
  const match = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(trimmed);
  if (!match) throw new BadCell('应为最多两位小数的金额');
  const priceFen = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  if (priceFen === 0) throw new BadCell('金额必须大于 0');
  return priceFen;
}

export function integer(
  value: string | undefined,
  { min, max = 999_999_999, fallback }: { min: number; max?: number; fallback?: number },
): number {
  const trimmed = (value ?? '').trim();
  if (trimmed === '' && fallback !== undefined) return fallback;
  if (!/^-?\d{1,10}$/.test(trimmed)) throw new BadCell('应为整数');
  const number = Number(trimmed);
  if (number < min || number > max) throw new BadCell(`应在 ${min} 到 ${max} 之间`);
  return number;
}

const rates: Record<string, number> = { '0.13': 1300, '0.09': 900, '0.06': 600, '0.03': 300, '0.01': 100, '0': 0 };

/** 0.13 or 13% → 1300 basis points; only the rates in force. */
export function taxRate(value: string | undefined): number {
  const trimmed = (value ?? '').trim();
  const plain = trimmed.endsWith('%') ? String(Number(trimmed.slice(0, -1)) / 100) : String(Number(trimmed || 'NaN'));
  const bp = rates[plain];
  if (bp === undefined) throw new BadCell('税率只能是 0.13、0.09、0.06、0.03、0.01 或 0');
  return bp;
}

export function flag(value: string | undefined, fallback: boolean): boolean {
  const trimmed = (value ?? '').trim();
  if (trimmed === '') return fallback;
  if (['1', '是', 'true'].includes(trimmed)) return true;
  if (['0', '否', 'false'].includes(trimmed)) return false;
  throw new BadCell('应为 1 或 0');
}

/** One to three names separated by `/`. */
export function categoryPath(value: string | undefined): string[] {
  const names = (value ?? '').split('/').map((name) => name.trim());
  if (names.length > 3 || names.some((name) => name === '' || name.length > 50)) {
    throw new BadCell('应为一到三级分类，用 / 分隔');
  }
  return names;
}

/** `10:15.90|50:14.80`, quantities rising. */
export function tiers(value: string | undefined): { qtyFrom: number; priceFen: number }[] {
  const rows = list(value).map((part) => {
    const [qty, price, ...rest] = part.split(':');
    const priceFen = yuan(price);
    if (rest.length > 0 || priceFen === null) throw new BadCell('应为 数量:价格，用 | 分隔');
    return { qtyFrom: integer(qty, { min: 1, max: 999_999 }), priceFen };
  });
  if (rows.some((row, at) => row.qtyFrom <= (rows[at - 1]?.qtyFrom ?? 0))) throw new BadCell('数量应逐级增加');
  return rows;
}

/** `颜色:黑色|笔尖:0.5mm`; a value may contain colons. */
export function pairs(value: string | undefined): { name: string; value: string }[] {
  return list(value).map((part) => {
    const at = part.search(/[:：]/);
    const pair = { name: plain(part.slice(0, at)), value: plain(part.slice(at + 1)) };
    if (at < 1 || !pair.name || !pair.value || pair.name.length > 20 || pair.value.length > 100) {
      throw new BadCell('应为 名称:值，用 | 分隔');
    }
    return pair;
  });
}

/** `新品|现货`; '' leaves them as they are. */
export function labels(value: string | undefined): string[] | undefined {
  const names = list(value);
  if (names.length === 0) return undefined;
  if (names.length === 1 && names[0] === noLabels) return [];
  if (names.length > mostLabelsOfItem) throw new BadCell(`最多 ${mostLabelsOfItem} 个标签`);
  return [...new Set(names)];
}

/** `A-03-2`; 「无」 for nowhere. */
export function shelfPlace(value: string | undefined): string {
  const place = text(value, { max: longestPlace });
  return place === noLabels ? '' : place;
}

const plainLines = (part: string) => part.split(/\r?\n/).map(plain).join('\n').trim();
const plain = (part: string) => part.replaceAll(/\p{Cc}+/gu, ' ').trim();

/** Our own paths or web addresses; anything else could run as a script. */
export function address(value: string | undefined): string {
  const trimmed = text(value, { max: 500 });
  if (trimmed !== '' && !/^(?:\/(?!\/)|https?:\/\/)/.test(trimmed)) throw new BadCell('应为 / 或 http 开头的图片地址');
  return trimmed;
}

export const list = (value: string | undefined): string[] =>
  (value ?? '')
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);
