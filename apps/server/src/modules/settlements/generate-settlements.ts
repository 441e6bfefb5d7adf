import { pricedRow, rateOf, settlementTotals } from '@jicai/domain/settlements/settlement-money.ts';
import { settlementOptionsOf } from '@jicai/domain/settlements/settlement-options.ts';
import { settlementStates } from '@jicai/domain/settlements/settlement-states.ts';
import { billingTime, monthBefore, periodOf, type StatementPeriod } from '@jicai/domain/statements/statement-period.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { insertNumbered } from '../../db/insert-numbered.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { addTimerOnce, addTimers } from '../../jobs/enqueue.ts';
import { writeAudit } from '../audit/index.ts';
import { moverOf } from '../orders/index.ts';
import { selectShopOptions } from './settlement-facts.store.ts';
import { insertSettlementLines } from './settlement-lines.store.ts';
import { selectSuppliersDue, selectUnsettled } from './settlement-sources.store.ts';
import { lockSupplier, selectTerms, selectWays } from './settlement-terms.store.ts';
import { countParts, insertSettlement, insertSettlementHistory } from './settlements.store.ts';

/** Suppliers of one call, and of the month's timer. */
const mostAtOnce = 200;
const mostByTimer = 10_000;

/**
 * Makes the drafts of a month: of one supplier, or of each that has something to settle (docs/domain/settlements.md §2). Refused
 * with notFound and badInput at month.
 */
export async function generateSettlements(
  ctx: Ctx,
  { supplierId, month }: { supplierId?: string | undefined; month?: string | undefined },
): Promise<{ settleIds: string[]; isMore: boolean }> {
  const period = periodOf(month ?? monthBefore(ctx.now));
  if (!period || period.from > shanghaiDay(ctx.now)) throw badField('month', '请选择正确的账期月份');
  const due = supplierId
    ? [supplierId]
    : await selectSuppliersDue(ctx, { until: untilOf(ctx, period), limit: mostAtOnce + 1 });
  const settleIds: string[] = [];
  for (const id of due.slice(0, mostAtOnce)) {
    const settleId = await generateOne(ctx, id, period);
    if (settleId !== undefined) settleIds.push(settleId);
  }
  return { settleIds, isMore: due.length > mostAtOnce };
}

/** In the month that runs it ends now; what comes later stands in another sheet of the same month. */
const untilOf = (ctx: Ctx, { endsAt }: StatementPeriod): Date =>
  endsAt <= ctx.now ? endsAt : new Date(ctx.now.getTime() + 1);

/** Undefined where nothing is to settle. */
async function generateOne(ctx: Ctx, supplierId: string, period: StatementPeriod): Promise<string | undefined> {
  const supplier = await lockSupplier(ctx, supplierId);
  if (!supplier) throw refuse.notFound();
  const terms = await selectTerms(ctx, supplierId);
  const until = untilOf(ctx, period);
  const sources = await selectUnsettled(ctx, { supplierId, settleFrom: terms.settleFrom, until });
  if (sources.length === 0) return undefined;
  const ways = await selectWays(ctx, [...new Set(sources.map(({ categoryId }) => categoryId))]);
  const rows = sources.map(({ categoryId, costFen, ...row }) =>
    pricedRow({ ...row, id: ctx.newId(), rateBp: rateOf(ways.get(categoryId) ?? [categoryId], terms) }, costFen),
  );
  const id = ctx.newId();
  const settlementNo = await insertNumbered(ctx, 'S', async (no) =>
    insertSettlement(ctx, {
      id,
      settlementNo: no,
      supplierId,
      supplierName: supplier.name,
      periodFrom: period.from,
      periodTo: period.endsAt <= ctx.now ? period.to : shanghaiDay(ctx.now),
      part: (await countParts(ctx, { supplierId, periodFrom: period.from })) + 1,
      state: settlementStates.draft,
      ...settlementTotals(rows),
      missingCount: rows.filter((row) => row.costFen === null).length,
      termDays: terms.termDays,
    }),
  );
  await insertSettlementLines(ctx, id, rows);
  await insertSettlementHistory(ctx, {
    settlementId: id,
    version: 1,
    fromState: null,
    toState: settlementStates.draft,
    event: 'generate',
    reason: '',
    ...moverOf(ctx),
  });
  await writeAudit(ctx, {
    subject: `settlement ${settlementNo}`,
    before: null,
    after: { supplierName: supplier.name, period: period.name, 明细: rows.length },
  });
  return id;
}

/** Plans the sheets of the past month for the day that the shop chose. It may run often: each month is planned once. */
export async function planSettlements(ctx: Ctx): Promise<void> {
  const { makeDay } = settlementOptionsOf(await selectShopOptions(ctx));
  const month = monthBefore(ctx.now);
  if (makeDay > 0)
    await addTimerOnce(ctx, { kind: 'settlement.month', subject: month, dueAt: billingTime(month, makeDay) });
}

/** Timer `settlement.month`: a timer for every supplier with something to settle, so that each has its own transaction. */
export async function settleMonth(ctx: Ctx, month: string): Promise<void> {
  const period = periodOf(month);
  if (!period) throw new Error(`no month: ${month}`);
  const supplierIds = await selectSuppliersDue(ctx, { until: period.endsAt, limit: mostByTimer });
  await addTimers(
    ctx,
    supplierIds.map((id) => ({ kind: 'settlement.generate', subject: `${id}:${month}`, dueAt: ctx.now })),
  );
}

/** Timer `settlement.generate`. A second run finds nothing left to settle. */
export async function settleDue(ctx: Ctx, subject: string): Promise<void> {
  const [supplierId = '', name = ''] = subject.split(':');
  const period = periodOf(name);
  if (period) await generateOne(ctx, supplierId, period);
}
