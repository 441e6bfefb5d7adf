import { yuanToFen } from './yuan.ts';

/** Contract prices that are agreed on at once, at most. */
export const mostContractRows = 500;

/** One line as it was pasted: an item's number and its price in fen; `fault` says what is wrong with it. */
export interface ContractLine {
  /** 1-based. */
  lineNo: number;
  itemNo: string;
  priceFen: number | undefined;
  fault?: string;
}

/**
 * Lines of "number price", as they are pasted from a sheet: parts stand apart by tabs, blanks, commas or semicolons. Empty
 * lines are left out; a number that comes twice is a fault of the later line (docs/domain/money.md §8).
 */
export function readContractLines(text: string): ContractLine[] {
  const seen = new Set<string>();
  return text.split(/\r?\n/).flatMap((raw, at): ContractLine[] => {
    const line = raw.normalize('NFKC').trim();
    if (line === '') return [];
    const [itemNo = '', price = '', ...rest] = line.split(/[\s,;]+/).filter(Boolean);
    const priceFen = yuanToFen(price.replace(/^¥/, ''));
    const fault = faultOf({ priceFen, isTooMuch: rest.length > 0, isRepeated: seen.has(itemNo) });
    seen.add(itemNo);
    return [{ lineNo: at + 1, itemNo, priceFen, ...(fault && { fault }) }];
  });
}

function faultOf(line: { priceFen: number | undefined; isTooMuch: boolean; isRepeated: boolean }): string | undefined {
  if (line.priceFen === undefined || line.priceFen < 1 || line.isTooMuch) return '每行一个商品编号和一个价格';
  return line.isRepeated ? '商品编号重复' : undefined;
}
