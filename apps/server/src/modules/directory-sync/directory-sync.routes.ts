import { type App, route } from '../../http/route.ts';
import { beginApply } from './begin-apply.ts';
import { beginPreview } from './begin-preview.ts';
import { chooseSyncLines } from './choose-lines.ts';
import { listSyncLines, readSync } from './read-sync.ts';

/** Departments and people of an enterprise from its address list (docs/domain/sign-on.md §9). */
export function directorySyncRoutes(app: App): void {
  route(app, '/api/CustSignOn/GetSync', async (ctx) => ({ resultData: await readSync(ctx) }));
  route(app, '/api/CustSignOn/GetSyncLines', listSyncLines);
  route(app, '/api/CustSignOn/PreviewSync', async (ctx) => ({ resultData: await beginPreview(ctx) }));
  route(app, '/api/CustSignOn/ChooseSyncLines', async (ctx, { data }) => {
    await chooseSyncLines(ctx, data);
    return { resultData: {} };
  });
  route(app, '/api/CustSignOn/ApplySync', async (ctx, { data }) => {
    await beginApply(ctx, data.syncId);
    return { resultData: {} };
  });
}
