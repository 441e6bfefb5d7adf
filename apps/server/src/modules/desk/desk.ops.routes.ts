import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { dueTasksOf } from '@jicai/domain/shop-side/desk-due.ts';
import { healthLinesOf } from '@jicai/domain/shop-side/desk-health.ts';
import { deskTilesOf } from '@jicai/domain/shop-side/desk-tiles.ts';
import { warningOptionsOf } from '@jicai/domain/shop/warning-options.ts';
import { tradeOptionsOf } from '@jicai/domain/orders/trade-options.ts';
import { dayMs, hourMs } from '@jicai/domain/time/durations.ts';
import { fromShanghai, shanghaiDay, shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { type App, route } from '../../http/route.ts';
import { selectShopOptions } from '../reference/index.ts';
import { type Due, selectDue } from './due.store.ts';
import { readHealth } from './health.ts';
import { selectFigures, selectWaiting, type Waiting } from './desk.store.ts';

/** The desk of the shop's side: what waits for whoever is signed in (docs/domain/shop-users.md §7). */
export function deskRoutes(app: App): void {
  route(app, '/api/OpsDesk/GetModel', async (ctx) => {
    const viewer = viewerOf(ctx);
    const scope = await scopeOf(ctx, viewer);
    const [waiting, figures] = await Promise.all([
      selectWaiting(ctx, deskTilesOf(viewer), scope),
      viewer.isSupplier ? {} : figuresOf(ctx),
    ]);
    return { resultData: { tiles: waiting.map(toTile), ...figures } };
  });

  route(app, '/api/OpsDesk/GetDue', async (ctx) => {
    const viewer = viewerOf(ctx);
    const rows = await selectDue(ctx, dueTasksOf(viewer), await scopeOf(ctx, viewer));
    return { resultData: rows.map((row) => toDue(row, viewer)) };
  });

  route(app, '/api/OpsDesk/GetHealth', async (ctx) => ({
    resultData: await readHealth(ctx, healthLinesOf(ctx.actor.shopPermissions)),
  }));
}

const viewerOf = ({ actor: { accountType, shopPermissions: held } }: SignedInCtx) => ({
  isSupplier: accountType === accountTypes.supplier,
  held,
});
type Viewer = ReturnType<typeof viewerOf>;

async function scopeOf(ctx: SignedInCtx, { isSupplier }: Viewer) {
  const options = await selectShopOptions(ctx);
  const { shipWithinHours } = tradeOptionsOf(options);
  return {
    companyId: ctx.companyId,
    supplierId: isSupplier ? (ctx.actor.supplierId ?? '0') : null,
    now: ctx.now,
    shipWithinHours,
    overdueBefore: new Date(ctx.now.getTime() - shipWithinHours * hourMs),
    paperDays: warningOptionsOf(options).paperDays,
  };
}

/** A supplier is not told amounts. */
const toDue = ({ feeFen, dueAt, sinceAt, ...row }: Due, { isSupplier }: Viewer) => ({
  ...row,
  ...(!isSupplier && { fee: feeFen }),
  dueTime: dueAt ? shanghaiTime(dueAt) : undefined,
  sinceTime: shanghaiTime(sinceAt),
});

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
