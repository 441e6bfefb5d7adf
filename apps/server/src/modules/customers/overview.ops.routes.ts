import { type App, route } from '../../http/route.ts';
import { readCreditUse } from './read-credit-use.ts';
import { readOverview } from './read-overview.ts';

/** What a customer buys and owes, at a glance (docs/domain/accounts.md §13, credit.md §4). */
export function customerOverviewRoutes(app: App): void {
  route(app, '/api/OpsCustomer/GetOverview', async (ctx, { data }) => ({
    resultData: await readOverview(ctx, data.customerId),
  }));
  route(app, '/api/OpsCustomer/GetCreditUse', async (ctx, { data }) => ({
    resultData: await readCreditUse(ctx, data.customerId),
  }));
}
