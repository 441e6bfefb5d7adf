import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { type App, route } from '../../http/route.ts';
import { type HelpRow, inTreeOrder, selectHelpTree } from './help-tree.store.ts';
import { getNode, removeDoc, saveDoc, sortDocs } from './save-doc.ts';

/** The help centre as its operators keep it (docs/domain/content.md §1). */
export function helpTreeOpsRoutes(app: App): void {
  route(app, '/api/OpsDoc/GetTree', async (ctx) => ({
    resultData: inTreeOrder(await selectHelpTree(ctx)).map(toNode),
  }));

  route(app, '/api/OpsDoc/GetDoc', async (ctx, { data }) => {
    const { content, ...row } = await getNode(ctx, data.docId);
    return { resultData: { ...toNode(row), content } };
  });

  route(app, '/api/OpsDoc/SaveDoc', async (ctx, { data }) => ({ resultData: await saveDoc(ctx, data) }));

  route(app, '/api/OpsDoc/SortDocs', async (ctx, { data: { parentId, docIds } }) => {
    await sortDocs(ctx, parentId, docIds);
    return { resultData: null };
  });

  route(app, '/api/OpsDoc/DeleteDoc', async (ctx, { data: { docId, changedMs } }) => {
    await removeDoc(ctx, docId, changedMs);
    return { resultData: null };
  });
}

const toNode = ({ updatedAt, ...row }: HelpRow) => ({
  ...row,
  updateTime: shanghaiTime(updatedAt),
  changedMs: updatedAt.getTime(),
});
