import { isHere, normaliseHost } from './hosts.ts';
import type { App } from './route.ts';

/**
 * Pages of mapped hosts may call and read the API, without credentials (docs/domain/decisions.md §1); to all others the
 * browser refuses it. Whose shop a call is for and whether its token counts is not decided here.
 */
export function registerCors({ fastify, deps, shops }: App): void {
  fastify.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (!origin || !/^https?:\/\//.test(origin) || !URL.canParse(origin) || !request.url.startsWith('/api/')) return;
    const caller = { isHere: isHere(request, deps.config) };
    if (!(await shops.ofHost(normaliseHost(new URL(origin).host), caller))) return;
    reply.header('access-control-allow-origin', origin).header('vary', 'Origin');
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return;
    await reply
      .status(204)
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'content-type, authtoken, x-token')
      .header('access-control-max-age', '600')
      .send();
  });
}
