import type { App } from '../../http/route.ts';
import { stockOpsRoutes } from './stock.ops.routes.ts';

export function stockRoutes(app: App): void {
  stockOpsRoutes(app);
}
