import { type App, route } from '../../http/route.ts';
import { selectSalesmen } from './salesmen.store.ts';
import { setSalesman } from './set-salesman.ts';

/** Who looks after a customer (docs/domain/accounts.md §8). */
export function customerPeopleRoutes(app: App): void {
  route(app, '/api/OpsCustomer/GetSalesmen', async (ctx) => ({ resultData: await selectSalesmen(ctx) }));
  route(app, '/api/OpsCustomer/SetSalesman', async (ctx, { data }) => ({
    resultData: await setSalesman(ctx, { ...data, version: data.version }),
  }));
}
