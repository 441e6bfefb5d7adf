import { fromShanghai } from '@jicai/domain/time/shanghai-time.ts';
import { periodOf } from '@jicai/domain/statements/statement-period.ts';
import { pageOf, spanOf } from '../../http/paging.ts';
import { type App, route } from '../../http/route.ts';
import { selectBalanceEntries } from './balance.store.ts';
import { getCredit } from './credit.ts';
import { selectEntries, selectLeftAfter } from './credit-entries.store.ts';
import { toBalanceEntry, toCreditAnswer, toEntries } from './finance.wire.ts';

export function financeRoutes(app: App): void {
  route(app, '/api/FinCheck/GetCredit', async (ctx) => ({
    resultData: toCreditAnswer(await getCredit(ctx, ctx.actor.customerId)),
  }));

  route(app, '/api/FinCheck/GetBalancePage', async (ctx, { pageIndex = 1, pageSize }) => {
    const { id: creditId } = await getCredit(ctx, ctx.actor.customerId);
    const page = { pageIndex, pageSize };
    const { rows, total } = await selectBalanceEntries(ctx, creditId, spanOf(page));
    return { resultData: rows.map(toBalanceEntry), ...pageOf(page, total) };
  });

  route(app, '/api/FinCheck/GetCreditPage', async (ctx, { reqData: { month }, pageIndex = 1, pageSize }) => {
    const { id: creditId } = await getCredit(ctx, ctx.actor.customerId);
    const page = { pageIndex, pageSize };
    const { rows, total } = await selectEntries(ctx, creditId, { ...spanOf(page), ...monthSpan(month) });
    const [newest] = rows;
    const leftFen = newest ? await selectLeftAfter(ctx, newest) : 0;
    return { resultData: toEntries(rows, leftFen), ...pageOf(page, total) };
  });
}

/** Anything that is no month narrows nothing. */
function monthSpan(month: string | undefined): { from?: Date; before?: Date } {
  const period = periodOf(month ?? '');
  const from = period && fromShanghai(period.from);
  return period && from ? { from, before: period.endsAt } : {};
}
