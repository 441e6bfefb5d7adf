import { treeOf } from '@jicai/domain/org-tree.ts';
import { type App, route } from '../../http/route.ts';
import { selectOrgUnits } from './organisation.store.ts';

export function organisationRoutes(app: App): void {
  route(app, '/api/CustOrg/GetTree', async (ctx) => ({ resultData: treeOf(await selectOrgUnits(ctx)) }));
}
