import { normaliseHost } from './hosts.ts';
import type { App } from './route.ts';

const stranger = { isHere: false };

/**
 * GET /tls-check?domain=…: 200 for a host that leads to a shop, else 404. A proxy that fetches certificates by itself asks
 * here first, so that nobody makes it fetch one for a name that is not ours (docs/go-live.md).
 */
export function registerTlsCheck({ fastify, shops }: App): void {
  fastify.get<{ Querystring: { domain?: unknown } }>('/tls-check', async ({ query: { domain } }, reply) => {
    const host = typeof domain === 'string' ? normaliseHost(domain) : '';
    return reply.status((await shops.ofHost(host, stranger)) ? 200 : 404).send();
  });
}
