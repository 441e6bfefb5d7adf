import { payStates } from '@jicai/domain/payments/payment-states.ts';
import { sellerOf } from '@jicai/domain/orders/seller.ts';
import { and, asc, eq, exists, inArray, ne, sql } from 'drizzle-orm';
import { orders, trades } from '../../db/tables/orders.ts';
import { payments } from '../../db/tables/payments.ts';
import { companies, shopSettings } from '../../db/tables/tenancy.ts';
import { inserter, type NewRow } from '../../db/insert-rows.ts';
import { updater } from '../../db/update-rows.ts';
import { allWritten } from '../../db/number-taken.ts';
import { prepared, type RowOf, selectList } from '../../db/prepared.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { type PaymentKey, tradeOfPayment } from './trade-of-payment.store.ts';
import { type Eyes, eyesOf, kindOfEyes, type OrderScope, seenBy, seenWith } from './visibility.store.ts';

const columns = {
  tradeId: trades.id,
  tradeNo: trades.tradeNo,
  customerId: trades.customerId,
  customerType: trades.customerType,
  accountId: trades.accountId,
  userId: trades.userId,
  userName: trades.userName,
  state: trades.state,
  payMode: trades.payMode,
  payState: trades.payState,
  isClosing: trades.isClosing,
  pendingCancel: trades.pendingCancel,
  payFen: trades.payFen,
  receivedFen: trades.receivedFen,
  refundedFen: trades.refundedFen,
  payDeadline: trades.payDeadline,
  payNo: trades.payNo,
  payChannel: trades.payChannel,
  paidAt: trades.paidAt,
  address: trades.address,
  version: trades.version,
  createdAt: trades.createdAt,
};

const isSeen = (ctx: Ctx, scope: OrderScope = 'any') =>
  exists(
    ctx.db
      .select({ one: sql`1` })
      .from(orders)
      .where(and(seenBy(ctx, scope), eq(orders.tradeId, trades.id))),
  );

/** A trade by number that the caller may see. */
export async function selectTrade(ctx: Ctx, tradeNo: string) {
  const [row] = await ctx.db
    .select(columns)
    .from(trades)
    .where(and(eq(trades.companyId, ctx.companyId), eq(trades.tradeNo, tradeNo), isSeen(ctx)));
  return row;
}
export type TradeRow = NonNullable<Awaited<ReturnType<typeof selectTrade>>>;

/**
 * A trade in that scope, with the row locked: the first lock of every change to a trade or its orders
 * (docs/domain/crashes.md §2).
 */
export async function lockTradeRow(
  ctx: Ctx,
  { tradeNo, scope }: { tradeNo: string; scope: 'act' | 'any' | 'receive' },
): Promise<TradeRow | undefined> {
  const kind = `${scope},${kindOfEyes(ctx)}`;
  const lock = locks.get(kind) ?? lockFor(ctx, scope);
  locks.set(kind, lock);
  const [row] = await lock(ctx.db, { ...eyesOf(ctx), tradeNo });
  return row;
}

/** By scope and kind of the caller: a statement each. */
const locks = new Map<string, ReturnType<typeof lockFor>>();
const eyeNames = ['companyId', 'userId', 'customerId', 'orgId', 'supplierId'] as const satisfies (keyof Eyes)[];
const lockFor = (ctx: Ctx, scope: OrderScope) =>
  prepared<RowOf<typeof columns>, keyof Eyes | 'tradeNo'>(
    [...eyeNames, 'tradeNo'],
    (at) => sql`
      select ${selectList(columns)} from trades where company_id = ${at.companyId} and trade_no = ${at.tradeNo}
        and exists (select 1 from orders where ${seenWith(ctx, scope, at)} and orders.trade_id = trades.id) for update`,
  );

/** The trade behind an id whose lock the caller holds already. */
export async function selectTradeById(ctx: Ctx, tradeId: string): Promise<TradeRow | undefined> {
  const [row] = await readById(ctx.db, { companyId: ctx.companyId, tradeId });
  return row;
}

const readById = prepared<RowOf<typeof columns>, 'companyId' | 'tradeId'>(
  ['companyId', 'tradeId'],
  ({ companyId, tradeId }) => sql`
    select ${selectList(columns)} from trades where company_id = ${companyId} and id = ${tradeId}`,
);

/** The trade that a payment of ours is for, locked, whoever asks: its channel says what became of the money. */
export async function lockTradeOfPayment(ctx: Ctx, payment: PaymentKey): Promise<TradeRow | undefined> {
  const [row] = await lockOfPayment(ctx.db, { companyId: ctx.companyId, ...payment });
  return row;
}

const lockOfPayment = prepared<RowOf<typeof columns>, 'companyId' | 'channel' | 'payNo'>(
  ['companyId', 'channel', 'payNo'],
  (at) => sql`
    select ${selectList(columns)} from trades where company_id = ${at.companyId} and id = ${tradeOfPayment(at)} for update`,
);

export async function selectOrderNos(ctx: Ctx, tradeId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.companyId, ctx.companyId), eq(orders.tradeId, tradeId)))
    .orderBy(asc(orders.id));
  return rows.map((row) => row.orderNo);
}

const newColumns = [
  'companyId',
  'id',
  'tradeNo',
  'customerId',
  'customerType',
  'accountId',
  'userId',
  'userName',
  'state',
  'payMode',
  'payState',
  'goodsFen',
  'discountFen',
  'freightFen',
  'payFen',
  'payDeadline',
  'paidAt',
  'address',
  'createdAt',
  'updatedAt',
] as const;
type NewTrade = NewRow<typeof trades, (typeof newColumns)[number]>;
const insert = inserter<{ id: string }, typeof trades, (typeof newColumns)[number]>(
  trades,
  newColumns,
  sql`on conflict (company_id, trade_no) do nothing returning id`,
);

/** Refused as NumberTaken when the number is taken already. */
export async function insertTrade(ctx: Ctx, trade: Omit<NewTrade, 'companyId'>): Promise<void> {
  allWritten(await insert(ctx.db, [{ ...trade, companyId: ctx.companyId }]), 1);
}

export async function updateTrade(
  ctx: Ctx,
  tradeId: string,
  fields: Partial<
    Pick<
      typeof trades.$inferInsert,
      | 'state'
      | 'payMode'
      | 'payState'
      | 'isClosing'
      | 'pendingCancel'
      | 'receivedFen'
      | 'refundedFen'
      | 'payDeadline'
      | 'payNo'
      | 'payChannel'
      | 'paidAt'
      | 'address'
      | 'goodsFen'
      | 'discountFen'
      | 'freightFen'
      | 'payFen'
    >
  >,
): Promise<void> {
  const { companyId, now } = ctx;
  await change(ctx.db, { companyId, ids: [tradeId], now, fields });
}

const change = updater(trades, { counting: 'version' });

/** Whether somebody may still be paying online: an attempt that is neither paid nor closed (0 待下单, 10 支付中). */
export async function hasOpenPayments(ctx: Ctx, tradeId: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.companyId, ctx.companyId),
        eq(payments.tradeId, tradeId),
        inArray(payments.payState, [payStates.created, payStates.paying]),
        // Part of a bank transfer is no attempt that a channel could close.
        ne(payments.adapter, 'bank'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Name of the shop and of the company that sells, for papers. */
export async function selectShopNames(ctx: Ctx): Promise<{ siteName: string; companyName: string }> {
  const [row] = await ctx.db
    .select({ siteName: shopSettings.siteName, name: companies.name, options: shopSettings.options })
    .from(shopSettings)
    .innerJoin(companies, eq(companies.id, shopSettings.companyId))
    .where(eq(shopSettings.companyId, ctx.companyId));
  return row ? { siteName: row.siteName, companyName: sellerOf(row).name } : { siteName: '', companyName: '' };
}

/** The shop's stored options, whatever they hold. */
export async function selectOptions(ctx: Ctx): Promise<unknown> {
  const [row] = await readOptions(ctx.db, { companyId: ctx.companyId });
  return row?.options;
}

const readOptions = prepared<{ options: unknown }, 'companyId'>(
  ['companyId'],
  ({ companyId }) => sql`select options from shop_settings where company_id = ${companyId}`,
);

export async function selectOrgName(ctx: Ctx, orgId: string): Promise<string> {
  const [row] = await readOrgName(ctx.db, { companyId: ctx.companyId, orgId });
  return row?.name ?? '';
}

const readOrgName = prepared<{ name: string }, 'companyId' | 'orgId'>(
  ['companyId', 'orgId'],
  ({ companyId, orgId }) => sql`select name from org_units where company_id = ${companyId} and id = ${orgId}`,
);
