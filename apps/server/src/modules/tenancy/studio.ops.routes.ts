import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { refuse } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { liveOf } from '@jicai/domain/shop/look-plan.ts';
import { planOf, withBlockIds } from './look-plan.wire.ts';
import { selectDraft, selectVersion, selectVersions, type VersionRow } from './look-versions.store.ts';
import { previewToken } from './preview.ts';
import { cancelPlan, publish } from './publish-look.ts';
import { dropDraft, keepDraft, liveLook, restore } from './studio.ts';

/** The studio of the console (docs/domain/catalog.md §9). */
export function studioOpsRoutes(app: App): void {
  route(app, '/api/OpsStudio/GetModel', async (ctx) => {
    const [draft, versions] = await Promise.all([selectDraft(ctx), selectVersions(ctx)]);
    const liveId = liveOf(versions.map(planOf))?.versionId;
    return {
      resultData: {
        look: withBlockIds(draft?.look ?? (await liveLook(ctx))),
        isDraft: draft !== undefined,
        changedMs: draft?.changedAt.getTime() ?? 0,
        draftUserName: draft?.userName ?? '',
        previewUrl: `/?preview=${previewToken(ctx)}#/home`,
        versions: versions.map((version) => ({ ...toVersion(version), isLive: version.id === liveId })),
      },
    };
  });

  route(app, '/api/OpsStudio/SaveDraft', async (ctx, { data }) => ({ resultData: await keepDraft(ctx, data) }));

  route(app, '/api/OpsStudio/DropDraft', async (ctx, { data: { changedMs } }) => {
    await dropDraft(ctx, changedMs);
    return { resultData: null };
  });

  route(app, '/api/OpsStudio/Publish', async (ctx, { data }) => ({ resultData: await publish(ctx, data) }));

  route(app, '/api/OpsStudio/GetVersion', async (ctx, { data: { versionId } }) => {
    const version = await selectVersion(ctx, versionId);
    if (!version) throw refuse.notFound();
    return { resultData: { look: withBlockIds(version.look) } };
  });

  route(app, '/api/OpsStudio/CancelPlan', async (ctx, { data: { versionId } }) => {
    await cancelPlan(ctx, versionId);
    return { resultData: null };
  });

  route(app, '/api/OpsStudio/Restore', async (ctx, { data: { versionId } }) => ({
    resultData: await restore(ctx, versionId),
  }));
}

function toVersion({ id, versionNo, userName, publishedAt, beginsAt, endsAt, note, state }: VersionRow) {
  const at = publishedAt ?? beginsAt;
  return {
    versionId: id,
    versionNo: versionNo ?? 0,
    userName,
    publishTime: at ? shanghaiTime(at) : '',
    endTime: endsAt ? shanghaiTime(endsAt) : '',
    note,
    state,
  };
}
