import { pageOf, spanOf } from '../../http/paging.ts';
import { type App, route } from '../../http/route.ts';
import { selectBalanceEntries } from './balance.store.ts';
import { getCredit } from './credit.ts';
import { selectEntries } from './credit-entries.store.ts';
import { toBalanceEntry, toCreditAnswer, toEntry } from './finance.wire.ts';

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

  route(app, '/api/FinCheck/GetCreditPage', async (ctx, { pageIndex = 1, pageSize }) => {
    const { id: creditId } = await getCredit(ctx, ctx.actor.customerId);
    const page = { pageIndex, pageSize };
    const { rows, total } = await selectEntries(ctx, creditId, spanOf(page));
    return { resultData: rows.map(toEntry), ...pageOf(page, total) };
  });
}
