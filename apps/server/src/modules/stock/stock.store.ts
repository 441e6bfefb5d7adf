import type { StockMoveSource } from '@jicai/domain/goods/stock-moves.ts';
import { reservationStates, openReservationStates } from '@jicai/domain/goods/reservation-states.ts';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import { anyId, idList, intList } from '../../db/any-of.ts';
import { stockLedger, stockReservations, stockRows } from '../../db/tables/stock.ts';
import { inserter } from '../../db/insert-rows.ts';
import { prepared, type RowOf, selectList } from '../../db/prepared.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export interface StockMove {
  itemId: string;
  onHandDelta: number;
  reservedDelta: number;
  sourceType: StockMoveSource;
  sourceId: string;
  reason?: string;
}

/** Locks the stock rows of these items in itemId order (docs/domain/crashes.md §2). */
export async function lockStockRows(ctx: Ctx, itemIds: readonly string[]): Promise<StockRow[]> {
  return lockRows(ctx.db, { companyId: ctx.companyId, itemIds });
}

const rowColumns = {
  itemId: stockRows.itemId,
  onHand: stockRows.onHand,
  reserved: stockRows.reserved,
  version: stockRows.version,
};
type StockRow = RowOf<typeof rowColumns>;

const lockRows = prepared<StockRow, 'companyId' | 'itemIds'>(
  ['companyId', 'itemIds'],
  ({ companyId, itemIds }) => sql`
    select ${selectList(rowColumns)} from stock_rows
    where company_id = ${companyId} and item_id = any(${itemIds}::bigint[]) order by item_id for update`,
);

const addToRows = prepared<StockRow, 'companyId' | 'itemIds' | 'onHandDeltas' | 'reservedDeltas' | 'now'>(
  ['companyId', 'itemIds', 'onHandDeltas', 'reservedDeltas', 'now'],
  ({ companyId, itemIds, onHandDeltas, reservedDeltas, now }) => sql`
    update stock_rows set on_hand = on_hand + m.on_hand_delta, reserved = reserved + m.reserved_delta,
      version = version + 1, updated_at = ${now}::timestamptz
    from unnest(${itemIds}::bigint[], ${onHandDeltas}::int[], ${reservedDeltas}::int[]) as m (id, on_hand_delta, reserved_delta)
    where company_id = ${companyId} and item_id = m.id
      and reserved + m.reserved_delta between 0 and on_hand + m.on_hand_delta
    returning ${selectList(rowColumns)}`,
);

/** Adds the sums of the moves where 0 ≤ reserved ≤ onHand still holds; returns the items that could be changed. */
export async function updateStockRows(
  ctx: Ctx,
  sums: readonly Pick<StockMove, 'itemId' | 'onHandDelta' | 'reservedDelta'>[],
): Promise<StockRow[]> {
  return addToRows(ctx.db, {
    companyId: ctx.companyId,
    itemIds: sums.map((sum) => sum.itemId),
    onHandDeltas: sums.map((sum) => sum.onHandDelta),
    reservedDeltas: sums.map((sum) => sum.reservedDelta),
    now: ctx.now,
  });
}

const ledgerColumns = [
  'companyId',
  'id',
  'itemId',
  'onHandDelta',
  'reservedDelta',
  'sourceType',
  'sourceId',
  'reason',
  'actorName',
  'createdAt',
] as const;
const writeLedger = inserter<never, typeof stockLedger, (typeof ledgerColumns)[number]>(stockLedger, ledgerColumns);

export async function insertLedger(ctx: Ctx, moves: readonly StockMove[]): Promise<void> {
  const { companyId, now: createdAt } = ctx;
  const actorName = ctx.actor?.userName ?? '';
  await writeLedger(
    ctx.db,
    moves.map(({ itemId, onHandDelta, reservedDelta, sourceType, sourceId, reason = '' }) => {
      const id = ctx.newId();
      return { companyId, id, itemId, onHandDelta, reservedDelta, sourceType, sourceId, reason, actorName, createdAt };
    }),
  );
}

export interface NewReservation {
  id: string;
  orderLineId: string;
  itemId: string;
  qty: number;
}

const reservationColumns = [
  'companyId',
  'id',
  'orderLineId',
  'itemId',
  'qty',
  'state',
  'createdAt',
  'updatedAt',
] as const;
const writeReservations = inserter<never, typeof stockReservations, (typeof reservationColumns)[number]>(
  stockReservations,
  reservationColumns,
);

export async function insertReservations(ctx: Ctx, reservations: readonly NewReservation[]): Promise<void> {
  const { companyId, now } = ctx;
  const state = reservationStates.reserved;
  await writeReservations(
    ctx.db,
    reservations.map((row) => ({ ...row, companyId, state, createdAt: now, updatedAt: now })),
  );
}

/** The open reservations of these order lines, locked, in itemId order. */
export async function lockOpenReservations(ctx: Ctx, orderLineIds: readonly string[]) {
  return ctx.db
    .select({
      id: stockReservations.id,
      orderLineId: stockReservations.orderLineId,
      itemId: stockReservations.itemId,
      qty: stockReservations.qty,
      consumedQty: stockReservations.consumedQty,
      releasedQty: stockReservations.releasedQty,
    })
    .from(stockReservations)
    .where(
      and(
        eq(stockReservations.companyId, ctx.companyId),
        anyId(stockReservations.orderLineId, orderLineIds),
        sql`${stockReservations.state} in (${codes(...openReservationStates)})`,
      ),
    )
    .orderBy(stockReservations.itemId, stockReservations.id)
    .for('update');
}
export type OpenReservation = Awaited<ReturnType<typeof lockOpenReservations>>[number];

/** 10 → 20 for these order lines; what is locked or closed already stays. */
export async function updateReservationsCommitted(ctx: Ctx, orderLineIds: readonly string[]): Promise<void> {
  const { companyId, now } = ctx;
  await commitReserved(ctx.db, { companyId, orderLineIds, now });
}

const commitReserved = prepared<never, 'companyId' | 'orderLineIds' | 'now'>(
  ['companyId', 'orderLineIds', 'now'],
  ({ companyId, orderLineIds, now }) => sql`
    update stock_reservations set state = ${codes(reservationStates.committed)}, updated_at = ${now}
    where company_id = ${companyId} and order_item_id = any(${orderLineIds}::bigint[])
      and state = ${codes(reservationStates.reserved)}`,
);

/** Writes the quantities; a reservation with nothing left becomes 30 (something was shipped) or 40. */
export async function updateReservationParts(
  ctx: Ctx,
  parts: readonly { id: string; consumedQty: number; releasedQty: number }[],
): Promise<void> {
  await ctx.db.execute(sql`
    update stock_reservations r set consumed_qty = p.consumed_qty, released_qty = p.released_qty,
      state = case when p.consumed_qty + p.released_qty < r.qty then r.state when p.consumed_qty > 0 then 30 else 40 end,
      updated_at = ${ctx.now.toISOString()}::timestamptz
    from unnest(${idList(parts.map((part) => part.id))}, ${intList(parts.map((part) => part.consumedQty))},
      ${intList(parts.map((part) => part.releasedQty))}) as p (id, consumed_qty, released_qty)
    where r.company_id = ${ctx.companyId} and r.id = p.id`);
}

/** Stock rows for items that have none; returns which those were. */
export async function insertStockRows(
  ctx: Ctx,
  counts: readonly { itemId: string; onHand: number }[],
): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ item_id: string }>(sql`
    insert into stock_rows (company_id, item_id, on_hand, updated_at)
    select ${ctx.companyId}::bigint, n.item_id, n.on_hand, ${ctx.now.toISOString()}::timestamptz
    from unnest(${idList(counts.map((count) => count.itemId))}, ${intList(counts.map((count) => count.onHand))})
      as n (item_id, on_hand)
    on conflict do nothing
    returning item_id`);
  return rows.map((row) => row.item_id);
}

export async function selectStockRow(ctx: Ctx, itemId: string) {
  const [row] = await ctx.db
    .select({ onHand: stockRows.onHand, reserved: stockRows.reserved, version: stockRows.version })
    .from(stockRows)
    .where(and(eq(stockRows.companyId, ctx.companyId), eq(stockRows.itemId, itemId)));
  return row;
}

/** The changes of an item's stock, the latest first. */
export async function selectLedger(
  ctx: Ctx,
  { itemId, limit, offset }: { itemId: string; limit: number; offset: number },
) {
  const where = and(eq(stockLedger.companyId, ctx.companyId), eq(stockLedger.itemId, itemId));
  const [entries, [counted]] = await Promise.all([
    ctx.db
      .select({
        ledgerId: stockLedger.id,
        itemId: stockLedger.itemId,
        onHandDelta: stockLedger.onHandDelta,
        reservedDelta: stockLedger.reservedDelta,
        sourceType: sql<StockMove['sourceType']>`${stockLedger.sourceType}`,
        sourceId: stockLedger.sourceId,
        reason: stockLedger.reason,
        userName: stockLedger.actorName,
        createdAt: stockLedger.createdAt,
      })
      .from(stockLedger)
      .where(where)
      .orderBy(desc(stockLedger.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(stockLedger).where(where),
  ]);
  return { entries, total: counted?.total ?? 0 };
}
