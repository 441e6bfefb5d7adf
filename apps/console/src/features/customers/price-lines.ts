import { mostContractRows, readContractLines } from '@jicai/domain/money/contract-rows.ts';
import type { TypedRow } from './prices.queries.ts';

/** The lines that name a price. */
export const rowsOf = (text: string) =>
  readContractLines(text).flatMap(({ itemNo, priceFen, tiers, validFrom, validTo }): TypedRow[] =>
    priceFen === undefined
      ? []
      : [
          {
            itemNo,
            priceFee: priceFen,
            tiers: tiers.map((tier) => ({ qtyFrom: tier.qtyFrom, priceFee: tier.priceFen })),
            validFrom,
            validTo,
          },
        ],
  );

/** What is wrong with what was typed, if anything. */
export const linesFault = (text: string): string | undefined =>
  lineFault(readContractLines(text), { none: '请填写商品编号和价格', most: mostContractRows });

/** The first fault of lines, whatever they are of. */
export function lineFault(
  lines: readonly { lineNo: number; fault?: string }[],
  { none, most }: { none: string; most: number },
): string | undefined {
  if (lines.length === 0) return none;
  if (lines.length > most) return `一次最多 ${most} 行`;
  const faulty = lines.find(({ fault }) => fault !== undefined);
  return faulty && `第 ${faulty.lineNo} 行：${faulty.fault}`;
}
