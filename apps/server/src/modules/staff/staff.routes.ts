import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { refuse } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { selectOwnStanding } from './staff.store.ts';

/** Accounts of the shop's side, and what each may do (docs/domain/shop-users.md §4). */
export function staffRoutes(app: App): void {
  route(app, '/api/OpsSelf/GetModel', async (ctx) => {
    const { actor } = ctx;
    if (actor.accountType === accountTypes.buyer) throw refuse.forbidden();
    const standing = await selectOwnStanding(ctx, actor.userId);
    return {
      resultData: {
        userId: actor.userId,
        userName: actor.userName,
        accountNo: actor.accountNo,
        accountType: actor.accountType,
        permissions: [...actor.shopPermissions],
        mustChangePwd: actor.mustChangePassword,
        ...standing,
      },
    };
  });
}
