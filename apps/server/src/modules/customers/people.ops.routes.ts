import { type App, route } from '../../http/route.ts';
import { closeCustomer } from './block-customer.ts';
import { resetMemberPassword, setMemberState, unlockMember } from './member-acts.ts';
import { listSalesmen } from './list-salesmen.ts';
import { setSalesman } from './set-salesman.ts';

/** Who looks after a customer, its people, and its end (docs/domain/accounts.md §8, §11, §12). */
export function customerPeopleRoutes(app: App): void {
  route(app, '/api/OpsCustomer/GetSalesmen', async (ctx) => ({ resultData: await listSalesmen(ctx) }));
  route(app, '/api/OpsCustomer/SetSalesman', async (ctx, { data }) => ({
    resultData: await setSalesman(ctx, { ...data, version: data.version }),
  }));
  route(app, '/api/OpsCustomer/SetMemberState', async (ctx, { data }) => {
    await setMemberState(ctx, data);
    return { resultData: {} };
  });
  route(app, '/api/OpsCustomer/UnlockMember', async (ctx, { data }) => {
    await unlockMember(ctx, data);
    return { resultData: {} };
  });
  route(app, '/api/OpsCustomer/ResetMemberPwd', async (ctx, { data }) => {
    await resetMemberPassword(ctx, data);
    return { resultData: {} };
  });
  route(app, '/api/OpsCustomer/Close', async (ctx, { data }) => ({
    resultData: await closeCustomer(ctx, { ...data, version: data.version }),
  }));
}
