import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { type App, route } from '../../http/route.ts';
import { selectDraft, selectVersions } from './look-versions.store.ts';
import { previewToken } from './preview.ts';
import { dropDraft, keepDraft, liveLook, publish, restore } from './studio.ts';

/** The studio of the console (docs/domain/catalog.md §9). */
export function studioOpsRoutes(app: App): void {
  route(app, '/api/OpsStudio/GetModel', async (ctx) => {
    const [draft, versions] = await Promise.all([selectDraft(ctx), selectVersions(ctx)]);
    return {
      resultData: {
        look: draft?.look ?? (await liveLook(ctx)),
        isDraft: draft !== undefined,
        changedMs: draft?.changedAt.getTime() ?? 0,
        draftUserName: draft?.userName ?? '',
        previewUrl: `/?preview=${previewToken(ctx)}#/home`,
        versions: versions.map(({ id, versionNo, userName, publishedAt, note }, at) => ({
          versionId: id,
          versionNo: versionNo ?? 0,
          userName,
          publishTime: publishedAt ? shanghaiTime(publishedAt) : '',
          note,
          isLive: at === 0,
        })),
      },
    };
  });

  route(app, '/api/OpsStudio/SaveDraft', async (ctx, { data }) => ({ resultData: await keepDraft(ctx, data) }));

  route(app, '/api/OpsStudio/DropDraft', async (ctx, { data: { changedMs } }) => {
    await dropDraft(ctx, changedMs);
    return { resultData: null };
  });

  route(app, '/api/OpsStudio/Publish', async (ctx, { data }) => ({ resultData: await publish(ctx, data) }));

  route(app, '/api/OpsStudio/Restore', async (ctx, { data: { versionId } }) => ({
    resultData: await restore(ctx, versionId),
  }));
}
