import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { type App, route } from '../../http/route.ts';
import { agreementsOpsRoutes } from './agreements.ops.routes.ts';
import { helpTreeOpsRoutes } from './help-tree.ops.routes.ts';
import { noticesRoutes } from './notices.routes.ts';
import { getAgreement, getDoc, listDocs } from './help.service.ts';

export function helpRoutes(app: App): void {
  route(app, '/api/BasDoc/GetDocTree', async (ctx) => ({ resultData: await listDocs(ctx) }));
  route(app, '/api/BasDoc/GetModel', async (ctx, { data }) => {
    const { updatedAt, ...doc } = await getDoc(ctx, data.docId);
    return { resultData: { ...doc, editTime: shanghaiTime(updatedAt) } };
  });
  route(app, '/api/BasDoc/GetAgreement', async (ctx, { data }) => ({
    resultData: await getAgreement(ctx, data.agreementType, data.agreementVersion),
  }));
  agreementsOpsRoutes(app);
  helpTreeOpsRoutes(app);
  noticesRoutes(app);
}
