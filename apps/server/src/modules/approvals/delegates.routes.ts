import type { ResultOf } from '@jicai/contract/index.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { type App, route } from '../../http/route.ts';
import { readDelegate, saveDelegate } from './save-delegate.ts';

export function delegatesRoutes(app: App): void {
  route(app, '/api/ShopAudit/GetDelegate', async (ctx) => ({ resultData: toDelegate(ctx, await readDelegate(ctx)) }));

  route(app, '/api/ShopAudit/SaveDelegate', async (ctx, { data }) => {
    const { toUserId, fromTime, toTime, isEnable, version } = data;
    await saveDelegate(ctx, { toUserId, fromTime, toTime, isEnable, version });
    return { resultData: toDelegate(ctx, await readDelegate(ctx)) };
  });
}

function toDelegate(
  ctx: SignedInCtx,
  { own, people, delegators }: Awaited<ReturnType<typeof readDelegate>>,
): ResultOf<'/api/ShopAudit/GetDelegate'> {
  return {
    toUserId: own?.toUserId,
    toUserName: people.find((person) => person.userId === own?.toUserId)?.userName,
    fromTime: own && shanghaiTime(own.fromAt),
    toTime: own && shanghaiTime(own.toAt),
    isEnable: own?.isEnabled ?? false,
    isActive: own !== undefined && own.isEnabled && own.fromAt <= ctx.now && ctx.now < own.toAt,
    version: own?.version ?? 0,
    candidates: people
      .filter((person) => person.userId !== ctx.actor.userId)
      .map(({ userId, userName, orgName }) => ({ userId, userName, orgName })),
    delegators: delegators.map(({ userName, fromAt, toAt }) => ({
      userName,
      fromTime: shanghaiTime(fromAt),
      toTime: shanghaiTime(toAt),
    })),
  };
}
