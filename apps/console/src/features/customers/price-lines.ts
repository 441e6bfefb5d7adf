import { mostContractRows, readContractLines } from '@jicai/domain/money/contract-rows.ts';
import type { TypedRow } from './prices.queries.ts';

/** The lines that name a price. */
export const rowsOf = (text: string) =>
  readContractLines(text).flatMap(({ itemNo, priceFen, tiers }): TypedRow[] =>
    priceFen === undefined
      ? []
      : [
          {
            itemNo,
            priceFee: priceFen,
            tiers: tiers.map((tier) => ({ qtyFrom: tier.qtyFrom, priceFee: tier.priceFen })),
          },
        ],
  );

/** What is wrong with what was typed, if anything. */
export function linesFault(text: string): string | undefined {
  const lines = readContractLines(text);
  if (lines.length === 0) return '请填写商品编号和价格';
  if (lines.length > mostContractRows) return `一次最多 ${mostContractRows} 行`;
  const faulty = lines.find(({ fault }) => fault !== undefined);
  return faulty && `第 ${faulty.lineNo} 行：${faulty.fault}`;
}
