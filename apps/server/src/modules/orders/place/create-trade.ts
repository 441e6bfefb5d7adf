import { type OrderState, orderStates, type PayMode } from '@jicai/domain/orders/order-states.ts';
import { placedNote } from '@jicai/domain/orders/place-for-customer.ts';
import type { AddressSnapshot } from '../../../db/tables/orders.ts';
import { documentNo } from '../../../db/document-no.ts';
import { insertNumbered } from '../../../db/insert-numbered.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { type Mover, moverOf } from '../move-orders.ts';
import { tellBigOrder, tellToShip } from '../notify-shop.ts';
import { insertBought, insertHistory, insertLines, insertOrders } from '../orders.store.ts';
import { type TradeStart, tradeStartOf, takeGoodsAndCredit } from './trade-start.ts';
import { insertTrade, selectOrgName } from '../trades.store.ts';

export interface DraftLine {
  itemId: string;
  itemNo: string;
  productId: string;
  itemName: string;
  itemSpec: string;
  colorName: string;
  imgUrl: string;
  unitName: string;
  priceFen: number;
  priceSource: string;
  qty: number;
  goodsFen: number;
  discountFen: number;
  freightFen: number;
  payFen: number;
  taxRateBp: number;
  taxFen: number;
  isReturnable7: boolean;
}

export interface DraftOrder {
  supplierId: string;
  supplierName: string;
  remark: string;
  lines: readonly DraftLine[];
}

/** What a submit buys: checked, priced and split by supplier. Fees of orders and trade are the sums of the lines. */
export interface TradeDraft {
  payMode: PayMode;
  address: AddressSnapshot;
  purchaseNo: string;
  costCenter: string;
  /** "YYYY-MM-DD" */
  expectDate: string | null;
  orders: readonly DraftOrder[];
  /** It has to be approved first. */
  isHeld?: boolean;
  /** Stands beside the submission in the record: why steps of an approval were passed. */
  submitNote?: string;
  /** Who of the shop's side places it in the buyer's name. */
  placedBy?: PlacedBy | undefined;
}

export interface PlacedBy {
  userId: string;
  userName: string;
}

export interface CreatedTrade {
  tradeId: string;
  tradeNo: string;
  orderNos: string[];
  state: OrderState;
  payFen: number;
  payDeadline: Date | null;
}

const maxNumberTries = 5;

/**
 * Writes one trade with an order per supplier, reserves the goods (outOfStock) and, on account, takes the credit (creditExceeded,
 * overdue), all in the caller's transaction (docs/domain/orders.md §4). To be approved: 10, the credit frozen. Nothing
 * to pay, or on account: 30 at once; else 20 until the payment deadline.
 */
export async function createTrade(ctx: SignedInCtx, draft: TradeDraft): Promise<CreatedTrade> {
  const { customerId, customerType } = ctx.actor;
  const { payMode } = draft;
  const sums = sumFees(draft.orders.flatMap((order) => order.lines));
  const start = await tradeStartOf(
    ctx,
    { payMode, payFen: sums.payFen, customerType },
    { isHeld: draft.isHeld ?? false },
  );
  const tradeId = ctx.newId();
  const tradeNo = await insertTradeRow(ctx, { tradeId, draft, sums, start });
  const orders = draft.orders.map((order) => ({ ...order, orderId: ctx.newId() }));
  const orderNos = await insertOrderRows(ctx, { tradeId, tradeNo, draft, orders, start });
  const lines = newLines(ctx, customerId, orders);
  await insertLines(ctx, lines);
  await insertBought(ctx, customerId, lines);
  await insertHistory(
    ctx,
    orders.map(({ orderId }) => ({
      orderId,
      version: 1,
      fromState: null,
      toState: start.state,
      event: 'submit',
      reason: noteOf(draft),
      ...submitterOf(ctx, draft.placedBy),
    })),
  );
  const trade = { customerId, customerType, tradeNo, payMode, payFen: sums.payFen };
  await takeGoodsAndCredit(ctx, trade, { start, lines, round: 1 });
  if (start.state === orderStates.awaitingShipment) {
    await tellToShip(
      ctx,
      orders.map(({ supplierId }, at) => ({ supplierId, orderNo: orderNos[at] ?? '' })),
    );
    await tellBigOrder(ctx, { customerId, orderNos, payFen: sums.payFen });
  }
  const { state, payDeadline } = start;
  return { tradeId, tradeNo, orderNos, state, payFen: sums.payFen, payDeadline };
}

const noteOf = ({ placedBy, submitNote = '' }: TradeDraft): string =>
  placedBy ? [placedNote, submitNote].filter(Boolean).join('；') : submitNote;

const submitterOf = (ctx: SignedInCtx, placedBy: PlacedBy | undefined): Mover =>
  placedBy ? { actorType: 'operator', actorId: placedBy.userId, actorName: placedBy.userName } : moverOf(ctx);

/** Rows of the lines of drafted orders, numbered from 1 in each. */
export function newLines(
  ctx: SignedInCtx,
  customerId: string,
  orders: readonly { orderId: string; lines: readonly DraftLine[] }[],
) {
  return orders.flatMap(({ orderId, lines }) =>
    lines.map((line, at) => ({ ...line, id: ctx.newId(), orderId, customerId, lineNo: at + 1 })),
  );
}

export function sumFees(lines: readonly DraftLine[]) {
  const sums = { goodsFen: 0, discountFen: 0, freightFen: 0, payFen: 0 };
  for (const line of lines) {
    sums.goodsFen += line.goodsFen;
    sums.discountFen += line.discountFen;
    sums.freightFen += line.freightFen;
    sums.payFen += line.payFen;
  }
  return sums;
}

async function insertTradeRow(
  ctx: SignedInCtx,
  {
    tradeId,
    draft,
    sums,
    start,
  }: { tradeId: string; draft: TradeDraft; sums: ReturnType<typeof sumFees>; start: TradeStart },
): Promise<string> {
  const { customerId, customerType, accountId, userId, userName } = ctx.actor;
  return insertNumbered(ctx, 'T', (tradeNo) =>
    insertTrade(ctx, {
      id: tradeId,
      tradeNo,
      customerId,
      customerType,
      accountId,
      userId,
      userName,
      payMode: draft.payMode,
      address: draft.address,
      ...start,
      ...sums,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    }),
  );
}

/** Returns the numbers in the order of the drafts. */
async function insertOrderRows(
  ctx: SignedInCtx,
  options: {
    tradeId: string;
    tradeNo: string;
    draft: TradeDraft;
    orders: readonly (DraftOrder & { orderId: string })[];
    start: TradeStart;
  },
): Promise<string[]> {
  const { customerId, customerName, accountId, userId, userName, orgId } = ctx.actor;
  const { tradeId, tradeNo, draft, orders, start } = options;
  const orgName = orgId ? await selectOrgName(ctx, orgId) : '';
  const numbers = new Map<string, string>();
  for (let attempt = 0; attempt < maxNumberTries && numbers.size < orders.length; attempt += 1) {
    const rows = orders
      .filter((order) => !numbers.has(order.orderId))
      .map(({ orderId, supplierId, supplierName, remark, lines }) => ({
        id: orderId,
        orderNo: documentNo('D', ctx.now),
        tradeId,
        tradeNo,
        customerId,
        customerName,
        accountId,
        userId,
        userName,
        placedById: draft.placedBy?.userId ?? null,
        placedByName: draft.placedBy?.userName ?? '',
        orgId,
        orgName,
        supplierId,
        supplierName,
        payMode: draft.payMode,
        ...start,
        awaitingShipmentAt: start.state === orderStates.awaitingShipment ? ctx.now : null,
        ...sumFees(lines),
        totalQty: lines.reduce((sum, line) => sum + line.qty, 0),
        lineCount: lines.length,
        remark,
        purchaseNo: draft.purchaseNo,
        costCenter: draft.costCenter,
        expectDate: draft.expectDate,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      }));
    const inserted = await insertOrders(ctx, rows);
    for (const row of rows) if (inserted.has(row.orderNo)) numbers.set(row.id, row.orderNo);
  }
  if (numbers.size < orders.length) throw new Error('no free order number');
  return orders.map((order) => String(numbers.get(order.orderId)));
}
