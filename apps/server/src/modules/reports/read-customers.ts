import { netFen } from '@jicai/domain/reports/report-figures.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { type AskedDays, readDays } from './report-days.ts';
import { selectLostCustomers, selectNames, selectNewCustomers } from './sales.store.ts';

/** A page of the customers who came, or who stayed away. */
export async function readCustomers(
  ctx: Ctx,
  { kind, page, ...asked }: AskedDays & { kind: 'new' | 'lost'; page: { limit: number; offset: number } },
) {
  const days = await readDays(ctx, asked);
  const { rows, total } =
    kind === 'new' ? await selectNewCustomers(ctx, days.now, page) : await selectLostCustomers(ctx, days, page);
  const names = await selectNames(
    ctx,
    'customer',
    rows.map(({ key }) => key),
  );
  return {
    totalCount: total,
    rows: rows.map((row) => ({
      customerId: row.key,
      customerName: names.get(row.key) ?? '',
      netFee: netFen(row),
      orderCount: row.count,
      lastDay: row.lastDay,
    })),
  };
}
