import { treeOf } from '@jicai/domain/people/org-tree.ts';
import { type App, route } from '../../http/route.ts';
import { addDepartment, editDepartment, moveDepartment, removeDepartment } from './keep-departments.ts';
import { selectColleagues, selectOrgUnits } from './organisation.store.ts';
import { selectReceivers } from './receivers.store.ts';

export function organisationRoutes(app: App): void {
  route(app, '/api/CustOrg/GetTree', async (ctx) => {
    const [units, receivers] = await Promise.all([selectOrgUnits(ctx), selectReceivers(ctx)]);
    const named = (orgId: string) =>
      receivers.filter((one) => one.orgId === orgId).map(({ userId, userName }) => ({ userId, userName }));
    return { resultData: treeOf(units.map((unit) => ({ ...unit, receivers: named(unit.orgId) }))) };
  });
  route(app, '/api/CustOrg/GetLeaders', async (ctx) => ({ resultData: await selectColleagues(ctx) }));

  route(app, '/api/CustOrg/Add', async (ctx, { data }) => ({ resultData: await addDepartment(ctx, data) }));
  route(app, '/api/CustOrg/Edit', async (ctx, { data }) => ({
    resultData: await editDepartment(ctx, { ...data, version: data.version }),
  }));
  route(app, '/api/CustOrg/Move', async (ctx, { data }) => ({
    resultData: await moveDepartment(ctx, { ...data, version: data.version }),
  }));
  route(app, '/api/CustOrg/Delete', async (ctx, { data: { orgId, version } }) => {
    await removeDepartment(ctx, { orgId, version });
    return { resultData: { orgId } };
  });
}
