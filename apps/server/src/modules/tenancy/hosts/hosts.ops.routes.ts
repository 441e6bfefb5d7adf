import { normaliseHost } from '../../../http/hosts.ts';
import { type App, route } from '../../../http/route.ts';
import { routeWithSteps } from '../../../http/route-with-steps.ts';
import { beginHostCheck, checkHost } from './check-host.ts';
import { claimHost } from './claim-host.ts';
import { listHosts } from './list-hosts.ts';
import { beginProof, endProof } from './prove-host.ts';
import { beginRemoval, endRemoval } from './remove-host.ts';

/** Addresses the shop answers at (docs/domain/decisions.md §1a). */
export function hostsOpsRoutes(app: App): void {
  route(app, '/api/OpsHost/GetList', async (ctx) => ({ resultData: await listHosts(ctx, normaliseHost(ctx.host)) }));
  route(app, '/api/OpsHost/Add', async (ctx, { data }) => ({ resultData: await claimHost(ctx, data.host) }));
  routeWithSteps(app, '/api/OpsHost/Prove', {
    begin: (ctx, { data }) => beginProof(ctx, data.host),
    finish: async (steps, claim) => ({ resultData: await endProof(steps, claim) }),
  });
  routeWithSteps(app, '/api/OpsHost/Check', {
    begin: (ctx, { data }) => beginHostCheck(ctx, data.host),
    finish: async (steps, begun) => ({ resultData: await checkHost(steps, begun) }),
  });
  routeWithSteps(app, '/api/OpsHost/Remove', {
    begin: (ctx, { data }) => beginRemoval(ctx, { host: data.host, current: normaliseHost(ctx.host) }),
    finish: async (steps, begun) => ({ resultData: await endRemoval(steps, begun) }),
  });
}
