import { type App, route } from '../../http/route.ts';
import { getCredit } from './credit.ts';
import { toCreditAnswer } from './finance.wire.ts';

export function financeRoutes(app: App): void {
  route(app, '/api/FinCheck/GetCredit', async (ctx) => ({
    resultData: toCreditAnswer(await getCredit(ctx, ctx.actor.customerId)),
  }));
}
