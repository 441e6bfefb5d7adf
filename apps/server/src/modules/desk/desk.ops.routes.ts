import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { deskTilesOf } from '@jicai/domain/shop-side/desk-tiles.ts';
import { warningOptionsOf } from '@jicai/domain/shop/warning-options.ts';
import { tradeOptionsOf } from '@jicai/domain/orders/trade-options.ts';
import { dayMs, hourMs } from '@jicai/domain/time/durations.ts';
import { fromShanghai, shanghaiDay, shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { type App, route } from '../../http/route.ts';
import { selectShopOptions } from '../reference/index.ts';
import { selectFigures, selectWaiting, type Waiting } from './desk.store.ts';

/** The desk of the shop's side: what waits for whoever is signed in (docs/domain/shop-users.md §7). */
export function deskRoutes(app: App): void {
  route(app, '/api/OpsDesk/GetModel', async (ctx) => {
    const { accountType, supplierId, shopPermissions: held } = ctx.actor;
    const isSupplier = accountType === accountTypes.supplier;
    const options = await selectShopOptions(ctx);
    const { shipWithinHours } = tradeOptionsOf(options);
    const scope = {
      companyId: ctx.companyId,
      supplierId: isSupplier ? (supplierId ?? '0') : null,
      now: ctx.now,
      overdueBefore: new Date(ctx.now.getTime() - shipWithinHours * hourMs),
      paperDays: warningOptionsOf(options).paperDays,
    };
    const [waiting, figures] = await Promise.all([
      selectWaiting(ctx, deskTilesOf({ isSupplier, held }), scope),
      isSupplier ? {} : figuresOf(ctx),
    ]);
    return { resultData: { tiles: waiting.map(toTile), ...figures } };
  });
}

/** Today since midnight in Shanghai, and yesterday until the same hour. */
async function figuresOf(ctx: SignedInCtx) {
  const midnight = fromShanghai(shanghaiDay(ctx.now)) ?? ctx.now;
  const before = (at: Date) => new Date(at.getTime() - dayMs);
  const [today, yesterday] = await Promise.all([
    selectFigures(ctx, { from: midnight, until: ctx.now }),
    selectFigures(ctx, { from: before(midnight), until: before(ctx.now) }),
  ]);
  return { today, yesterday };
}

const toTile = ({ tile, count, oldestAt, feeFen, overdueCount }: Waiting) => ({
  tile,
  count,
  oldestTime: oldestAt ? shanghaiTime(oldestAt) : undefined,
  fee: feeFen ?? undefined,
  overdueCount: overdueCount ?? undefined,
});
