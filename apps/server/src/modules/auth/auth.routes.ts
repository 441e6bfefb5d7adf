import { type App, route } from '../../http/route.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';

export function authRoutes(app: App): void {
  route(app, '/api/Account/Login', async (ctx, body) => ({ resultData: await logIn(ctx, body) }));
  route(app, '/api/Account/Logout', async (ctx) => {
    await logOut(ctx);
    return { resultData: {} };
  });
}
