import { approvalWays } from '@jicai/domain/approvals/approval-ways.ts';
import { type App, route } from '../../http/route.ts';
import { updateOwnWays } from './notices.store.ts';
import { readOwnWays } from './own-ways.ts';

/** How an approver is told outside the shop (docs/domain/approvals.md §10). */
export function approvalNoticesRoutes(app: App): void {
  route(app, '/api/Account/GetApprovalWays', async (ctx) => ({ resultData: await readOwnWays(ctx) }));
  route(app, '/api/Account/SaveApprovalWays', async (ctx, { data }) => {
    await updateOwnWays(
      ctx,
      approvalWays.filter((way) => data.ways.includes(way)),
    );
    return { resultData: await readOwnWays(ctx) };
  });
}
