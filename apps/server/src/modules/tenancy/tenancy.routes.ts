import { type App, route } from '../../http/route.ts';
import { getTemplate } from './tenancy.service.ts';

export function tenancyRoutes(app: App): void {
  route(app, '/api/ShopHostUrlMapTemplate/GetList', async (ctx, body) => ({
    resultData: await getTemplate(ctx, { heldTimestamp: body.timestamp }),
  }));
}
