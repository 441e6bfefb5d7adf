import { type App, route } from '../../http/route.ts';
import { selectCostCenters } from './cost-centers.store.ts';
import { addCostCenter, editCostCenter, removeCostCenter } from './keep-cost-centers.ts';

export function costCentersRoutes(app: App): void {
  route(app, '/api/CustCostCenter/GetList', async (ctx) => ({ resultData: await selectCostCenters(ctx) }));
  route(app, '/api/CustCostCenter/Add', async (ctx, { data }) => ({ resultData: await addCostCenter(ctx, data) }));
  route(app, '/api/CustCostCenter/Edit', async (ctx, { data: { costCenterId, version, title, isActive } }) => ({
    resultData: await editCostCenter(ctx, { costCenterId, version, title, isActive }),
  }));
  route(app, '/api/CustCostCenter/Delete', async (ctx, { data: { costCenterId, version } }) => {
    await removeCostCenter(ctx, { costCenterId, version });
    return { resultData: { costCenterId } };
  });
}
