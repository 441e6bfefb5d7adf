import { type App, route } from '../../http/route.ts';
import { endOwnViewing, viewingLeftMs } from '../auth/index.ts';
import { startViewing } from './start-viewing.ts';

/** Seeing the shop as a customer (docs/domain/accounts.md §9). */
export function viewingRoutes(app: App): void {
  route(app, '/api/OpsCustomer/StartViewing', async (ctx, { data }) => ({ resultData: await startViewing(ctx, data) }));
  route(app, '/api/OpsCustomer/GetViewing', async (ctx) => {
    const leftMs = await viewingLeftMs(ctx);
    const { userName, customerId, customerName } = ctx.actor;
    return { resultData: { userName, customerId, customerName, leftSec: Math.floor(leftMs / 1000) } };
  });
  route(app, '/api/OpsCustomer/EndViewing', async (ctx) => {
    await endOwnViewing(ctx);
    return { resultData: {} };
  });
}
