import { splitDays } from './contract-days.ts';
import { type Validity, validityTexts } from './price-validity.ts';
import type { Tier } from './pricing.ts';
import { yuanToFen } from './yuan.ts';

/** Contract prices that are agreed on at once, at most. */
export const mostContractRows = 500;

/** Prices by quantity inside one contract price, at most. */
export const mostContractTiers = 5;

/** Views of the contract prices of a customer; those without one hold or are to come. */
export const priceQueues = {
  upcoming: validityTexts.upcoming,
  inForce: validityTexts.inForce,
  ending: '即将到期',
  underLine: '低于毛利线',
  ended: validityTexts.ended,
} as const satisfies Record<Validity, string> & Record<string, string>;
export type PriceQueue = keyof typeof priceQueues;
export const priceQueueNames = Object.keys(priceQueues) as [PriceQueue, ...PriceQueue[]];

/** One line as it was pasted: an item's number, its price in fen and prices by quantity; `fault` says what is wrong. */
export interface ContractLine {
  /** 1-based. */
  lineNo: number;
  itemNo: string;
  priceFen: number | undefined;
  tiers: Tier[];
  /** Its own days, where the line has some. */
  validFrom?: string;
  validTo?: string;
  fault?: string;
}

/**
 * Lines of "number price", as they are pasted from a sheet, with prices by quantity behind them, "10:8.50|50:8.00", and then
 * maybe a first and a last day: parts stand apart by tabs, blanks, commas or semicolons. Empty lines are left out; a number that
 * comes twice is a fault of the later line (docs/domain/money.md §8).
 */
export function readContractLines(text: string): ContractLine[] {
  const seen = new Set<string>();
  return text.split(/\r?\n/).flatMap((raw, at): ContractLine[] => {
    const line = raw.normalize('NFKC').trim();
    if (line === '') return [];
    const { parts, days } = splitDays(line.split(/[\s,;]+/).filter(Boolean));
    const [itemNo = '', price = '', by, ...rest] = parts;
    const priceFen = yuanToFen(price.replace(/^¥/, ''));
    const tiers = readTiers(by);
    const fault = faultOf({ price, priceFen, tiers, isTooMuch: rest.length > 0, isRepeated: seen.has(itemNo) });
    seen.add(itemNo);
    return [{ lineNo: at + 1, itemNo, priceFen, tiers: tiers ?? [], ...days, ...(fault && { fault }) }];
  });
}

/** 10:8.50|50:8.00, quantities rising; undefined for what is none. */
function readTiers(text: string | undefined): Tier[] | undefined {
  if (text === undefined) return [];
  const tiers = text.split('|').map((part) => {
    const [, qty = '', price = ''] = /^(\d{1,6}):¥?(.+)$/.exec(part) ?? [];
    return { qtyFrom: Number(qty), priceFen: yuanToFen(price) ?? 0 };
  });
  return areTiers(tiers) ? tiers : undefined;
}

/** Quantities that rise from one on, and prices above nothing. */
export const areTiers = (tiers: readonly Tier[]): boolean =>
  tiers.length <= mostContractTiers &&
  tiers.every(({ qtyFrom, priceFen }, at) => qtyFrom > (tiers[at - 1]?.qtyFrom ?? 0) && priceFen > 0);

function faultOf(line: {
  price: string;
  priceFen: number | undefined;
  tiers: Tier[] | undefined;
  isTooMuch: boolean;
  isRepeated: boolean;
}): string | undefined {
  if (line.price === '' || line.isTooMuch) return '每行一个商品编号和一个价格';
  if (line.priceFen === undefined || line.priceFen < 1) return '价格应大于 0，最多两位小数';
  if (!line.tiers) return `阶梯写成 10:8.50|50:8.00，数量逐级增加，最多 ${mostContractTiers} 档`;
  return line.isRepeated ? '商品编号重复' : undefined;
}

/** Days back in which it is counted what a customer bought at contract prices. */
export const boughtDays = 90;

/**
 * Why a contract price cannot be extended to a new end (null: without one), or undefined; moments in ms. `nextMs` is when the
 * price after it begins: extended beyond that it would come back when the next one ends.
 */
export function extensionFault(
  { fromMs, toMs, nextMs }: { fromMs: number; toMs: number | null; nextMs: number | null },
  endMs: number | null,
  nowMs: number,
): string | undefined {
  if (toMs === null) return '长期有效，不用续期';
  if (toMs <= nowMs) return '已经到期，请重新录入';
  if (fromMs > nowMs) return '还没有生效，不能续期';
  if (endMs !== null && endMs <= toMs) return '新的截止日期要晚于现在的';
  return nextMs !== null && (endMs === null || endMs > nextMs) ? '之后已有未生效的协议价，请先终止它' : undefined;
}
