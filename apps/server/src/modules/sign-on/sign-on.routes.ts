import { type App, route } from '../../http/route.ts';
import { routeWithSteps } from '../../http/route-with-steps.ts';
import { addressOfSignOn, beginSignOn } from './begin-sign-on.ts';
import { beginCheck, endCheck } from './check-connection.ts';
import { endLinkOfMember, endOwnLink, listLinks, readOwnLink } from './end-link.ts';
import { beginFinish, endFinish } from './finish-sign-on.ts';
import { linkSignOn } from './link-sign-on.ts';
import { readConnection } from './read-connection.ts';
import { saveConnection } from './save-connection.ts';

/** Signing in by an enterprise's own identity system (docs/domain/sign-on.md). */
export function signOnRoutes(app: App): void {
  routeWithSteps(app, '/api/Account/BeginSignOn', {
    begin: (ctx, { data }) => beginSignOn(ctx, data),
    finish: async (steps, begun) => ({ resultData: { url: await addressOfSignOn(steps, begun) } }),
  });
  routeWithSteps(app, '/api/Account/FinishSignOn', {
    begin: (ctx, { data }) => beginFinish(ctx, data.answer),
    finish: async (steps, begun) => ({ resultData: await endFinish(steps, begun) }),
  });
  route(app, '/api/Account/LinkSignOn', async (ctx, { data }) => ({ resultData: await linkSignOn(ctx, data) }));
  route(app, '/api/Account/GetSignOnLink', async (ctx) => ({ resultData: await readOwnLink(ctx) }));
  route(app, '/api/Account/EndSignOnLink', async (ctx) => {
    await endOwnLink(ctx);
    return { resultData: {} };
  });
  route(app, '/api/CustSignOn/GetLinks', listLinks);
  route(app, '/api/CustSignOn/EndLink', async (ctx, { data }) => {
    await endLinkOfMember(ctx, data.userId);
    return { resultData: {} };
  });
  route(app, '/api/CustSignOn/GetModel', async (ctx) => ({ resultData: await readConnection(ctx) }));
  route(app, '/api/CustSignOn/Save', async (ctx, { data }) => ({ resultData: await saveConnection(ctx, data) }));
  routeWithSteps(app, '/api/CustSignOn/Check', {
    begin: (ctx) => beginCheck(ctx),
    finish: async (steps, begun) => ({ resultData: { items: await endCheck(steps, begun) } }),
  });
}
