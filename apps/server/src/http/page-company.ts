import type { FastifyRequest } from 'fastify';
import { demoFallbackHost, isHere, isLoopbackHost, normaliseHost } from './hosts.ts';
import type { App } from './route.ts';

/** The company whose pages a host shows; in the demo `?host=` names another one on this machine. Undefined: nobody's. */
export async function findPageCompany(
  { deps, shops }: Pick<App, 'deps' | 'shops'>,
  request: FastifyRequest,
): Promise<string | undefined> {
  const host = normaliseHost(request.hostname);
  const isDemoHost = deps.config.isDemo && isLoopbackHost(host);
  const named = (request.query as { host?: unknown }).host;
  const shown = isDemoHost && typeof named === 'string' ? normaliseHost(named) : host;
  const caller = { isHere: isHere(request, deps.config) };
  const companyId = await shops.ofHost(shown, caller);
  return companyId ?? (isDemoHost ? await shops.ofHost(demoFallbackHost, caller) : undefined);
}
