import { type OrderState, orderStates, type PayMode } from '@jicai/domain/orders/order-states.ts';
import { placedNote } from '@jicai/domain/orders/place-for-customer.ts';
import type { TradeOptions } from '@jicai/domain/orders/trade-options.ts';
import type { AddressSnapshot } from '../../../db/tables/orders.ts';
import { documentNo } from '../../../db/document-no.ts';
import { sendTogether } from '../../../db/send-together.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { type Mover, moverOf } from '../move-orders.ts';
import { tellBigOrder, tellToShip } from '../notify-shop.ts';
import { insertBought, insertHistory, insertLines, insertOrders } from '../new-orders.store.ts';
import { getTradeOptions } from '../trade-options.ts';
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
  pieceQty: number;
  pieceName: string;
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
  /** What could be sold of it at this moment, where somebody has looked. */
  stockQty?: number | undefined;
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
  /** What the caller has read already, so that it is not asked again. */
  known?: TradeKnown | undefined;
}

/** What a trade needs to know of the shop and the buyer's department ('' without one). */
export interface TradeKnown {
  options: TradeOptions;
  orgName: string;
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

/**
 * Writes one trade with an order per supplier, reserves the goods (outOfStock) and, on account, takes the credit (creditExceeded,
 * overdue), all in the caller's transaction (docs/domain/orders.md §4). To be approved: 10, the credit frozen. Nothing
 * to pay, or on account: 30 at once; else 20 until the payment deadline. All rows leave in one message: a number that
 * is taken is known behind them, and the transaction runs again.
 */
export async function createTrade(ctx: SignedInCtx, draft: TradeDraft): Promise<CreatedTrade> {
  const { customerId, customerType } = ctx.actor;
  const { payMode } = draft;
  const { options, orgName } = draft.known ?? (await readTradeKnown(ctx));
  const sums = sumFees(draft.orders.flatMap((order) => order.lines));
  const start = tradeStartOf({ payMode, payFen: sums.payFen, customerType }, { ...ctx, isHeld: draft.isHeld, options });
  const tradeId = ctx.newId();
  const tradeNo = documentNo('T', ctx.now);
  const orders = draft.orders.map((order) => ({ ...order, orderId: ctx.newId(), orderNo: documentNo('D', ctx.now) }));
  const orderNos = orders.map((order) => order.orderNo);
  const lines = newLines(ctx, customerId, orders);
  const trade = { customerId, customerType, tradeNo, payMode, payFen: sums.payFen };
  await sendTogether([
    insertTrade(ctx, tradeRow(ctx, { tradeId, tradeNo, draft, start })),
    insertOrders(
      ctx,
      orders.map((order) => orderRow(ctx, order, { tradeId, tradeNo, orgName, draft, start })),
    ),
    insertLines(ctx, lines),
    insertBought(ctx, customerId, lines),
    insertHistory(
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
    ),
    takeGoodsAndCredit(ctx, trade, { start, lines, round: 1 }),
  ]);
  if (start.state === orderStates.awaitingShipment) {
    await tellToShip(
      ctx,
      orders.map(({ supplierId, orderNo }) => ({ supplierId, orderNo })),
    );
    await tellBigOrder(ctx, { customerId, orderNos, payFen: sums.payFen });
  }
  const { state, payDeadline } = start;
  return { tradeId, tradeNo, orderNos, state, payFen: sums.payFen, payDeadline };
}

async function readTradeKnown(ctx: SignedInCtx): Promise<TradeKnown> {
  const [options, orgName] = await Promise.all([getTradeOptions(ctx), getOrgName(ctx)]);
  return { options, orgName };
}

/** The name of the caller's department, '' without one. */
export async function getOrgName(ctx: SignedInCtx): Promise<string> {
  return ctx.actor.orgId ? selectOrgName(ctx, ctx.actor.orgId) : '';
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
    lines.map((line, at) => ({
      ...line,
      id: ctx.newId(),
      orderId,
      customerId,
      lineNo: at + 1,
      stockQty: line.stockQty ?? null,
    })),
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

interface NewTradeParts {
  tradeId: string;
  tradeNo: string;
  draft: TradeDraft;
  start: TradeStart;
}

function tradeRow(ctx: SignedInCtx, { tradeId, tradeNo, draft, start }: NewTradeParts) {
  const { customerId, customerType, accountId, userId, userName } = ctx.actor;
  return {
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
    ...sumFees(draft.orders.flatMap((order) => order.lines)),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
}

function orderRow(
  ctx: SignedInCtx,
  { orderId, orderNo, supplierId, supplierName, remark, lines }: DraftOrder & { orderId: string; orderNo: string },
  { tradeId, tradeNo, orgName, draft, start }: NewTradeParts & { orgName: string },
) {
  const { customerId, customerName, accountId, userId, userName, orgId } = ctx.actor;
  return {
    id: orderId,
    orderNo,
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
  };
}
