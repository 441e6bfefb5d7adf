import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { inserter, type NewRow } from '../../db/insert-rows.ts';
import { allWritten } from '../../db/number-taken.ts';
import { prepared } from '../../db/prepared.ts';
import { orderHistory } from '../../db/tables/order-records.ts';
import { orderLines, orders } from '../../db/tables/orders.ts';

const orderColumns = [
  'companyId',
  'id',
  'orderNo',
  'tradeId',
  'tradeNo',
  'customerId',
  'customerName',
  'accountId',
  'userId',
  'userName',
  'placedById',
  'placedByName',
  'orgId',
  'orgName',
  'supplierId',
  'supplierName',
  'state',
  'payMode',
  'payState',
  'goodsFen',
  'discountFen',
  'freightFen',
  'payFen',
  'totalQty',
  'lineCount',
  'remark',
  'purchaseNo',
  'costCenter',
  'expectDate',
  'payDeadline',
  'paidAt',
  'awaitingShipmentAt',
  'createdAt',
  'updatedAt',
] as const;
type NewOrder = Omit<NewRow<typeof orders, (typeof orderColumns)[number]>, 'companyId'>;
const writeOrders = inserter<{ id: string }, typeof orders, (typeof orderColumns)[number]>(
  orders,
  orderColumns,
  sql`on conflict (company_id, order_no) do nothing returning id`,
);

/** Refused as NumberTaken when one of the numbers is taken already. */
export async function insertOrders(ctx: Ctx, rows: readonly NewOrder[]): Promise<void> {
  const { companyId } = ctx;
  allWritten(
    await writeOrders(
      ctx.db,
      rows.map((row) => ({ ...row, companyId })),
    ),
    rows.length,
  );
}

const lineColumns = [
  'companyId',
  'id',
  'orderId',
  'customerId',
  'lineNo',
  'itemId',
  'itemNo',
  'productId',
  'itemName',
  'itemSpec',
  'colorName',
  'imgUrl',
  'unitName',
  'pieceQty',
  'pieceName',
  'priceFen',
  'priceSource',
  'qty',
  'goodsFen',
  'discountFen',
  'freightFen',
  'payFen',
  'taxRateBp',
  'taxFen',
  'isReturnable7',
  'stockQty',
  'createdAt',
] as const;
type NewLine = Omit<NewRow<typeof orderLines, (typeof lineColumns)[number]>, 'companyId' | 'createdAt'>;
const writeLines = inserter<never, typeof orderLines, (typeof lineColumns)[number]>(orderLines, lineColumns);

export async function insertLines(ctx: Ctx, rows: readonly NewLine[]): Promise<void> {
  const { companyId, now: createdAt } = ctx;
  await writeLines(
    ctx.db,
    rows.map((row) => ({ ...row, companyId, createdAt })),
  );
}

const historyColumns = [
  'companyId',
  'orderId',
  'id',
  'version',
  'fromState',
  'toState',
  'event',
  'actorType',
  'actorId',
  'actorName',
  'reason',
  'requestId',
  'createdAt',
] as const;
type NewMove = Omit<
  NewRow<typeof orderHistory, (typeof historyColumns)[number]>,
  'companyId' | 'id' | 'createdAt' | 'requestId'
>;
const writeHistory = inserter<never, typeof orderHistory, (typeof historyColumns)[number]>(
  orderHistory,
  historyColumns,
);

export async function insertHistory(ctx: Ctx, rows: readonly NewMove[]): Promise<void> {
  const { companyId, act, now: createdAt } = ctx;
  await writeHistory(
    ctx.db,
    rows.map((row) => ({ ...row, companyId, id: ctx.newId(), requestId: act.requestId ?? null, createdAt })),
  );
}

const writeBought = prepared<never, 'companyId' | 'customerId' | 'itemIds' | 'names' | 'numbers'>(
  ['companyId', 'customerId', 'itemIds', 'names', 'numbers'],
  ({ companyId, customerId, itemIds, names, numbers }) => sql`
    insert into bought_items (company_id, customer_id, item_id, item_name, item_no)
    select ${companyId}::bigint, ${customerId}::bigint, l.item_id, l.item_name, l.item_no
    from unnest(${itemIds}::bigint[], ${names}::text[], ${numbers}::text[]) as l (item_id, item_name, item_no)
    order by l.item_id
    on conflict do nothing`,
);

/** Remembers what the customer has ordered; in the order of the ids, so that two of them do not wait for each other. */
export async function insertBought(
  ctx: Ctx,
  customerId: string,
  lines: readonly { itemId: string; itemName: string; itemNo: string }[],
): Promise<void> {
  await writeBought(ctx.db, {
    companyId: ctx.companyId,
    customerId,
    itemIds: lines.map((line) => line.itemId),
    names: lines.map((line) => line.itemName),
    numbers: lines.map((line) => line.itemNo),
  });
}
