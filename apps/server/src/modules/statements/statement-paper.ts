import { type Seller, sellerOf } from '@jicai/domain/orders/seller.ts';
import { rowDiscountFen } from '@jicai/domain/statements/statement-adjust.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { badField } from '../../http/refusal.ts';
import { getStatement } from './move-statement.ts';
import { selectBuyer, selectShop } from './statement-facts.store.ts';
import { type LinePageRow, selectLinePage } from './statement-lines.store.ts';
import type { StatementRow } from './statements.store.ts';

const mostRows = 20_000;

/** goodsFen = price × quantity; goodsFen − discountFen + freightFen is the fee, to the fen. */
interface Parts {
  goodsFen: number;
  discountFen: number;
  freightFen: number;
}
export type PaperRow = LinePageRow & Parts;

/** Everything that the XLSX and the PDF of a statement show. */
export interface StatementPaper {
  statement: StatementRow;
  seller: Seller;
  buyer: { name: string; taxNo: string; contactName: string; telephone: string };
  rows: PaperRow[];
  sums: Parts & { qty: number; feeFen: number; taxFen: number };
}

/** Refuses with notFound if the caller may not see the statement, badInput beyond 20,000 rows. */
export async function readPaper(ctx: Ctx, statementId: string): Promise<StatementPaper> {
  const statement = await getStatement(ctx, statementId);
  const { rows } = await selectLinePage(ctx, { statementId }, { limit: mostRows + 1, offset: 0 });
  if (rows.length > mostRows) throw badField('checkId', `一次最多导出${mostRows}行明细`);
  const [shop, buyer] = await Promise.all([selectShop(ctx), selectBuyer(ctx, statement.customerId)]);
  const paperRows = rows.map(toPaperRow);
  const sum = (pick: (row: PaperRow) => number) => paperRows.reduce((total, row) => total + pick(row), 0);
  return {
    statement,
    seller: sellerOf({ name: shop.companyName, options: shop.options }),
    buyer: { ...buyer, name: statement.customerName },
    rows: paperRows,
    sums: {
      qty: sum((row) => row.line.qty),
      goodsFen: sum((row) => row.goodsFen),
      discountFen: sum((row) => row.discountFen),
      freightFen: sum((row) => row.freightFen),
      feeFen: sum((row) => row.line.feeFen),
      taxFen: sum((row) => row.line.taxFen),
    },
  };
}

/** A row without goods is shown as a discount; an addition as a negative discount. */
function toPaperRow(row: LinePageRow): PaperRow {
  const { qty, feeFen, freightFen } = row.line;
  const priceFen = row.priceFen ?? 0;
  const discountFen = rowDiscountFen({ priceFen, qty, feeFen, freightFen });
  return Object.assign(row, { goodsFen: priceFen * qty, discountFen, freightFen });
}
