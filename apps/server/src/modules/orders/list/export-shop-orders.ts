import type { BodyOf } from '@jicai/contract/index.ts';
import { orderSheetColumns, supplierSheetColumns } from '@jicai/domain/orders/order-sheet.ts';
import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { listExports } from '@jicai/domain/shop-side/list-exports.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { type InTurn, type ListSheet, rowsAtOnce, startExport, tableSheet } from '../../exports/index.ts';
import type { SheetColumn } from '../../files/index.ts';
import { columns, type NetRow, withNet } from './export-orders.ts';
import { countExportRows, selectNextOrders, selectRowsOfOrders } from './export.store.ts';
import type { OrderFilter } from './order-list.store.ts';
import { shopFilter } from './shop-filter.ts';

type Body = BodyOf<'/api/OpsOrder/Export'>;

const customer: SheetColumn<NetRow> = { title: '客户', width: 28, kind: 'text', value: (row) => row.customerName };

/** The orders of a list of the shop's side, one row a line, in all columns the caller may have or those asked for. */
export async function shopOrdersSheet(
  ctx: SignedInCtx,
  { reqData: { columns: asked, orderNos, ...filter }, searchKey }: Body,
): Promise<ListSheet> {
  const wanted: OrderFilter = { ...(await shopFilter(ctx, filter, searchKey)), orderNos };
  const isOperator = ctx.actor.accountType === accountTypes.operator;
  const allowed = isOperator ? orderSheetColumns : supplierSheetColumns;
  return tableSheet<NetRow>({
    name: '订单',
    columns: [customer, ...columns].filter(({ title }) => allowed.includes(title)),
    asked,
    count: (asker) => countExportRows(asker, wanted, listExports.orders.mostRows),
    batches: (inTurn) => linesOf(inTurn, wanted),
  });
}

async function* linesOf(inTurn: InTurn, filter: OrderFilter): AsyncGenerator<NetRow[]> {
  let after: { id: string; createdAt: Date } | undefined;
  for (;;) {
    const { next, rows } = await inTurn(async (ctx) => {
      const found = await selectNextOrders(ctx, filter, { after, limit: rowsAtOnce });
      const ids = found.map(({ id }) => id);
      return { next: found.at(-1), rows: ids.length > 0 ? await selectRowsOfOrders(ctx, ids) : [] };
    });
    if (!next) return;
    after = next;
    yield withNet(rows);
  }
}

/** Begins to write it; that it was taken stands in the log. */
export const exportShopOrders = (ctx: SignedInCtx, body: Body) =>
  startExport(ctx, {
    kind: 'orders',
    body,
    sheetOf: shopOrdersSheet,
    columns: body.reqData.columns,
    filter: { ...body.reqData, searchKey: body.searchKey },
  });
