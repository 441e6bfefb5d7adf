import { shareBp } from '@jicai/domain/reports/report-figures.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { getTradeOptions } from '../orders/index.ts';
import { type AskedDays, readDays } from './report-days.ts';
import { selectLateOrders } from './returned.store.ts';
import { type DeliveryRow, selectDelivery, selectNames } from './sales.store.ts';

/** How each supplier shipped in a period, how it did before, and what is late now. */
export async function readDelivery(ctx: Ctx, asked: AskedDays) {
  const { now, before } = await readDays(ctx, asked);
  const { shipWithinHours } = await getTradeOptions(ctx);
  const rows = await selectDelivery(ctx, now, shipWithinHours);
  const past = new Map((await selectDelivery(ctx, before, shipWithinHours)).map((row) => [row.key, row]));
  const late = await selectLateOrders(ctx, shipWithinHours);
  // Who shipped nothing and lets orders wait is the first to be told of.
  const silent = [...late.keys()].filter((key) => !rows.some((row) => row.key === key));
  const all = [...rows, ...silent.map((key) => ({ ...nothing, key }))];
  const names = await selectNames(
    ctx,
    'supplier',
    all.map(({ key }) => key),
  );
  const sumOf = (some: Iterable<DeliveryRow>) => [...some].reduce(add, nothing);
  return {
    shipWithinHours,
    total: toDelivery(sumOf(rows), sumOf(past.values()), sum([...late.values()])),
    suppliers: all.map((row) => ({
      supplierId: row.key,
      supplierName: names.get(row.key) ?? '',
      ...toDelivery(row, past.get(row.key) ?? nothing, late.get(row.key) ?? 0),
    })),
  };
}

const nothing: DeliveryRow = { key: '', orderCount: 0, onTimeCount: 0, minutes: 0 };
const add = (one: DeliveryRow, other: DeliveryRow): DeliveryRow => ({
  key: '',
  orderCount: one.orderCount + other.orderCount,
  onTimeCount: one.onTimeCount + other.onTimeCount,
  minutes: one.minutes + other.minutes,
});
const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

const toDelivery = ({ orderCount, onTimeCount, minutes }: DeliveryRow, before: DeliveryRow, lateNowCount: number) => ({
  orderCount,
  onTimeCount,
  onTimeRate: shareBp(onTimeCount, orderCount),
  averageMinutes: orderCount === 0 ? undefined : Math.round(minutes / orderCount),
  beforeRate: shareBp(before.onTimeCount, before.orderCount),
  lateNowCount,
});
