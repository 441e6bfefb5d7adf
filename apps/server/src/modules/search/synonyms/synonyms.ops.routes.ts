import { type App, route } from '../../../http/route.ts';
import { deleteSynonym, listSynonyms, saveSynonym } from './keep-synonyms.ts';

export function synonymsOpsRoutes(app: App): void {
  route(app, '/api/OpsSearch/GetSynonyms', async (ctx, { data }) => ({
    resultData: await listSynonyms(ctx, data.searchKey),
  }));
  route(app, '/api/OpsSearch/SaveSynonym', async (ctx, { data }) => ({ resultData: await saveSynonym(ctx, data) }));
  route(app, '/api/OpsSearch/DeleteSynonym', async (ctx, { data }) => ({ resultData: await deleteSynonym(ctx, data) }));
}
