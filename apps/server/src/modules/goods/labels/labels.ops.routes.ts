import { type App, route } from '../../../http/route.ts';
import { selectLabels } from './labels.store.ts';
import { removeLabel, saveLabel, shiftLabel } from './save-label.ts';

/** Labels of goods as the shop's operators keep them (docs/domain/catalog.md §17). */
export function labelsOpsRoutes(app: App): void {
  route(app, '/api/OpsLabel/GetList', async (ctx) => ({ resultData: await selectLabels(ctx) }));

  route(app, '/api/OpsLabel/Save', async (ctx, { data }) => ({ resultData: await saveLabel(ctx, data) }));

  route(app, '/api/OpsLabel/Shift', async (ctx, { data: { labelId, step } }) => {
    await shiftLabel(ctx, labelId, step);
    return { resultData: null };
  });

  route(app, '/api/OpsLabel/Delete', async (ctx, { data: { labelId } }) => {
    await removeLabel(ctx, labelId);
    return { resultData: null };
  });
}
