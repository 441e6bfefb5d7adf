import { isHere, normaliseHost } from './hosts.ts';
import type { App } from './route.ts';

/**
 * Allows pages of the shops' own hosts to call the API from the browser, without cookies (docs/domain/decisions.md §1).
 * Which shop a call is for and whether its token is valid is decided elsewhere.
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
