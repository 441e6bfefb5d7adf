import { type App, route } from '../../http/route.ts';
import { toSummary, toTodos } from './dashboard.wire.ts';
import { getSummary } from './get-summary.ts';
import { getTodos } from './get-todos.ts';

export function dashboardRoutes(app: App): void {
  route(app, '/api/Dashboard/GetTodos', async (ctx) => ({ resultData: toTodos(ctx, await getTodos(ctx)) }));

  route(app, '/api/Dashboard/GetSummary', async (ctx, { reqData }) => ({
    resultData: toSummary(ctx, await getSummary(ctx, reqData)),
  }));
}
