import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import {
  cancelStates,
  isMoveAllowed,
  mayActorMove,
  type MoveActor,
  type OrderMove,
  type OrderState,
  orderStates,
  tradePayStates,
} from '@jicai/domain/orders/order-states.ts';
import type { Actor } from '../../ctx/actor.ts';
import { sendTogether } from '../../db/send-together.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { addOutboxes, addTimers } from '../../jobs/enqueue.ts';
import { selectWithInvoiceChoice } from './bill/invoice-state.store.ts';
import { selectOpenWaybillIds } from './fulfil/waybills.store.ts';
import {
  type LockedOrder,
  lockOrdersOfTrade,
  type OrderFields,
  selectOrdersOfTrade,
  selectTradeNo,
  updateOrders,
} from './orders.store.ts';
import { insertHistory } from './new-orders.store.ts';
import { notifyOwners } from './notify-owners.ts';
import { tellBigOrder, tellCancelAsked, tellToShip } from './notify-shop.ts';
import { getTradeOptions } from './trade-options.ts';
import { lockTradeRow, selectTrade, selectTradeById, type TradeRow } from './trades.store.ts';

export interface Mover {
  actorType: MoveActor;
  actorId: string;
  actorName: string;
}

const actorTypes = {
  [accountTypes.buyer]: 'buyer',
  [accountTypes.operator]: 'operator',
  [accountTypes.supplier]: 'supplier',
} as const satisfies Record<Actor['accountType'], MoveActor>;
export const systemMover: Mover = { actorType: 'system', actorId: '0', actorName: '系统' };

/** Who stands in an order's history: the caller, or the system where nobody is signed in. */
export function moverOf({ actor }: Ctx): Mover {
  return actor
    ? { actorType: actorTypes[actor.accountType], actorId: actor.userId, actorName: actor.userName }
    : systemMover;
}

export interface MoveOptions {
  event: OrderMove;
  /** Left out: the state stays. */
  toState?: OrderState;
  fields?: Omit<OrderFields, 'state'>;
  reason?: string;
  by?: Mover;
}

/**
 * Writes one move of locked orders: fields, version + 1 and a history row each (docs/domain/orders.md §1,
 * docs/domain/crashes.md §1, I9); one that becomes 50 gets its time for after-sales and the invoice that was chosen
 * with it. Returns the orders as they stand afterwards, for a second move in the same transaction. Refused as stateChanged for a move
 * that is not in the table.
 */
export async function moveOrders(ctx: Ctx, orders: readonly LockedOrder[], move: MoveOptions): Promise<LockedOrder[]> {
  const { event, toState, fields, reason = '', by = moverOf(ctx) } = move;
  if (!mayActorMove(event, by.actorType)) throw new Error(`${by.actorType} does not ${event} orders`);
  for (const order of orders) {
    if (!isMoveAllowed(event, order.state, toState)) throw refuse.stateChanged();
  }
  const begins = toState === orderStates.awaitingShipment && orders.every((order) => isBeforeShipment(order.state));
  const asksCancel = fields?.cancelState === cancelStates.applied;
  const completes = toState === orderStates.completed;
  // None of it waits for another.
  await sendTogether([
    updateOrders(
      ctx,
      orders.map((order) => order.orderId),
      { ...fields, ...(toState !== undefined && { state: toState }), ...(begins && { awaitingShipmentAt: ctx.now }) },
    ),
    insertHistory(
      ctx,
      orders.map((order) => ({
        orderId: order.orderId,
        version: order.version + 1,
        fromState: order.state,
        toState: toState ?? order.state,
        event,
        reason,
        ...by,
      })),
    ),
    notifyOwners(ctx, orders, { event, reason, by }),
    tellBeginnings(ctx, begins ? orders : []),
    tellCancelAsked(ctx, asksCancel ? orders : [], reason),
    planWhatFollows(ctx, completes ? orders.filter((order) => order.state !== orderStates.completed) : []),
    planSettling(ctx, orders, toState),
    planGivingBack(ctx, orders, toState),
  ]);
  return orders.map((order) => ({ ...order, state: toState ?? order.state, version: order.version + 1 }));
}

/** Neither paid nor approved yet: what is shipped, or waits for it, began to wait before. */
const isBeforeShipment = (state: OrderState): boolean =>
  state === orderStates.awaitingApproval || state === orderStates.rejected || state === orderStates.awaitingPayment;

/** What an order on account billed may have been paid before its rest was cancelled. */
async function planSettling(ctx: Ctx, orders: readonly LockedOrder[], toState: OrderState | undefined): Promise<void> {
  if (toState === undefined || !isMoveAllowed('settleAccount', toState)) return;
  const owing = orders.filter((order) => order.payState === tradePayStates.owed && order.state !== toState);
  await addTimers(
    ctx,
    owing.map(({ orderId }) => ({ kind: 'order.ended', subject: orderId, dueAt: ctx.now })),
  );
}

/** Nothing leaves any more, so the numbers that nothing left under are given back (docs/domain/tracking.md §3). */
async function planGivingBack(
  ctx: Ctx,
  orders: readonly LockedOrder[],
  toState: OrderState | undefined,
): Promise<void> {
  if (toState === undefined || isMoveAllowed('ship', toState)) return;
  const ended = orders.filter(({ state }) => isMoveAllowed('ship', state)).map(({ orderId }) => orderId);
  if (ended.length === 0) return;
  const unused = await selectOpenWaybillIds(ctx, ended);
  await addOutboxes(
    ctx,
    unused.map((subject) => ({ kind: 'waybill.giveBack', subject })),
  );
}

async function planWhatFollows(ctx: Ctx, orders: readonly LockedOrder[]): Promise<void> {
  if (orders.length === 0) return;
  const { afterSaleDays } = await getTradeOptions(ctx);
  const dueAt = new Date(ctx.now.getTime() + afterSaleDays * dayMs);
  const withInvoiceChoice = await selectWithInvoiceChoice(
    ctx,
    orders.map(({ orderId }) => orderId),
  );
  await addTimers(ctx, [
    ...orders.map(({ orderId }) => ({ kind: 'order.closeAfterSale' as const, subject: orderId, dueAt })),
    ...withInvoiceChoice.map((orderId) => ({ kind: 'invoice.wished' as const, subject: orderId, dueAt: ctx.now })),
  ]);
}

/** A trade the caller may act on, locked for the rest of the transaction; refused as notFound for any other. Workers see every trade. */
export const lockTrade = (ctx: Ctx, tradeNo: string): Promise<TradeRow> => lockIn(ctx, { tradeNo, scope: 'act' });

/** As {@link lockTrade}, also for who is asked to approve it. */
export const lockAskedTrade = (ctx: Ctx, tradeNo: string): Promise<TradeRow> => lockIn(ctx, { tradeNo, scope: 'any' });

async function lockIn(ctx: Ctx, which: Parameters<typeof lockTradeRow>[1]): Promise<TradeRow> {
  const trade = await lockTradeRow(ctx, which);
  if (!trade) throw refuse.notFound();
  return trade;
}

/** A trade the caller may see, not locked; refused as notFound for any other. */
export async function getTrade(ctx: Ctx, tradeNo: string): Promise<TradeRow> {
  const trade = await selectTrade(ctx, tradeNo);
  if (!trade) throw refuse.notFound();
  return trade;
}

/** The trade behind an id; refused as notFound if there is none. For callers who have its lock or who run as the system. */
export async function getTradeById(ctx: Ctx, tradeId: string): Promise<TradeRow> {
  const trade = await selectTradeById(ctx, tradeId);
  if (!trade) throw refuse.notFound();
  return trade;
}

export interface LockedTrade {
  trade: TradeRow;
  /** All orders of the trade, locked. */
  orders: LockedOrder[];
  /** The one that was asked for. */
  order: LockedOrder;
}

/** Locks trade and orders behind an order the caller may act on, or receive for a department; refused as notFound for any other. */
export async function lockOrder(
  ctx: Ctx,
  key: { orderNo: string } | { orderId: string },
  scope: 'act' | 'receive' = 'act',
): Promise<LockedTrade> {
  const tradeNo = await selectTradeNo(ctx, key, scope);
  if (tradeNo === undefined) throw refuse.notFound();
  const trade = await lockIn(ctx, { tradeNo, scope });
  const orders = await lockOrdersOfTrade(ctx, trade.tradeId);
  const order = orders.find((one) => ('orderNo' in key ? one.orderNo === key.orderNo : one.orderId === key.orderId));
  if (!order) throw refuse.notFound();
  return { trade, orders, order };
}

/** As {@link lockOrder}, but nothing is locked: for who only reads. */
export async function readTradeOfOrder(ctx: Ctx, key: { orderNo: string }): Promise<LockedTrade> {
  const tradeNo = await selectTradeNo(ctx, key);
  if (tradeNo === undefined) throw refuse.notFound();
  const trade = await getTrade(ctx, tradeNo);
  const orders = await selectOrdersOfTrade(ctx, trade.tradeId);
  const order = orders.find(({ orderNo }) => orderNo === key.orderNo);
  if (!order) throw refuse.notFound();
  return { trade, orders, order };
}

/** Refused as stateChanged when the order's state does not know this move: asked before anything else is. */
export function requireMove(order: LockedOrder, move: OrderMove): void {
  if (!isMoveAllowed(move, order.state)) throw refuse.stateChanged();
}

/** Refused as outdated when the caller last read another version than the one that stands. */
export function checkVersion(current: { version: number }, given: number | undefined): void {
  if (given !== undefined && given !== current.version) throw refuse.outdated();
}

/**
 * The orders of an unpaid trade move together: refused as outdated when the caller has read none of them as it stands. A trade's own version
 * is told to nobody. The caller holds the trade's lock.
 */
export async function checkTradeVersion(ctx: Ctx, tradeId: string, given: number | undefined): Promise<void> {
  if (given === undefined) return;
  const orders = await lockOrdersOfTrade(ctx, tradeId);
  if (!orders.some((order) => order.version === given)) throw refuse.outdated();
}

/** The shop side must say which version it acts on (docs/domain/api.md §7). */
export function requireVersion(current: { version: number }, given: number | undefined): void {
  requireGiven(given);
  checkVersion(current, given);
}

/** As {@link checkTradeVersion}, for the shop side. */
export async function requireTradeVersion(ctx: Ctx, tradeId: string, given: number | undefined): Promise<void> {
  requireGiven(given);
  await checkTradeVersion(ctx, tradeId, given);
}

function requireGiven(version: number | undefined): void {
  if (version === undefined) throw refuse.badInput({ fields: [{ field: 'version', msg: '缺少版本号 version' }] });
}

/** Orders may be shipped from now on: their suppliers hear of it, and of much money who looks after the customer. */
async function tellBeginnings(ctx: Ctx, orders: readonly LockedOrder[]): Promise<void> {
  const customerIds = [...new Set(orders.map((order) => order.customerId))];
  const tellBig = customerIds.map((customerId) => {
    const own = orders.filter((order) => order.customerId === customerId);
    return tellBigOrder(ctx, {
      customerId,
      orderNos: own.map(({ orderNo }) => orderNo),
      payFen: own.reduce((sum, { payFen }) => sum + payFen, 0),
    });
  });
  await sendTogether([tellToShip(ctx, orders), ...tellBig]);
}
