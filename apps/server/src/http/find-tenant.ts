import type { Endpoint } from '@jicai/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { findCompanyOfHost } from '../db/host-map.ts';
import type { Deps } from './context.ts';
import { Refusal } from './refusal.ts';
import type { Tenant } from './route.ts';

const maxAgeMs = 3000;
const maxHosts = 5000;
/** The host whose shop unmapped loopback hosts show while DEMO=1; not a name that DNS can resolve. */
export const demoFallbackHost = 'demo.invalid';

/** Lower-case, without port (domain.md D1). */
export function normaliseHost(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

export const isLoopbackHost = (host: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host) || host.endsWith('.localhost');

/** Host → company with a cache of 3 s; unknown hosts are remembered as unknown for as long. */
export function createHostLookup(deps: Deps) {
  const known = new Map<string, { companyId: string | undefined; untilMs: number }>();
  return async (host: string): Promise<string | undefined> => {
    if (!host) return undefined;
    const nowMs = deps.now().getTime();
    const hit = known.get(host);
    if (hit && hit.untilMs > nowMs) return hit.companyId;
    const companyId = await findCompanyOfHost(deps.db, host);
    if (known.size >= maxHosts) known.clear();
    known.set(host, { companyId, untilMs: nowMs + maxAgeMs });
    return companyId;
  };
}
export type HostLookup = ReturnType<typeof createHostLookup>;

interface WireBody {
  token?: unknown;
  companyUrl?: unknown;
  companyId?: unknown;
}

/**
 * Whose shop a call is for (domain.md D1). Signed in: the company in the token, which must not contradict the host or a
 * companyId in the body. Anonymous: mapped Origin, mapped Host, then what the body says, then the demo shop.
 */
export function createTenantFinder(deps: Deps, lookup: HostLookup) {
  return async (request: FastifyRequest, endpoint: Endpoint): Promise<Tenant> => {
    const body = (typeof request.body === 'object' && request.body !== null ? request.body : {}) as WireBody;
    const host = normaliseHost(request.hostname);
    const hostCompany = (await lookup(originHost(request))) ?? (await lookup(host));
    const token = tokenOf(request, body);
    const tokenCompany = token && companyOfToken(token);
    if (token && tokenCompany && (!hostCompany || hostCompany === tokenCompany)) {
      if (contradicts(body.companyId, tokenCompany)) throw new Refusal('3');
      return { companyId: tokenCompany, token };
    }
    if (token && endpoint.access !== 'public') throw new Refusal('2');
    const isDemoHost = deps.config.isDemo && isLoopbackHost(host);
    const mayName = isDemoHost || isPublicRead(request, endpoint);
    const companyId =
      hostCompany ??
      (await companyOfBody(lookup, body, mayName)) ??
      (isDemoHost ? await lookup(demoFallbackHost) : undefined);
    if (!companyId) throw endpoint.access === 'public' ? new Refusal('5') : new Refusal('2');
    return { companyId, token: null };
  };
}

/** Only what anybody may read is answered for a shop that the body names; the demo on loopback may also sign in so. */
const isPublicRead = (request: FastifyRequest, endpoint: Endpoint) =>
  endpoint.access === 'public' && /\/Get\w+$/.test(request.routeOptions.url ?? '');

async function companyOfBody(lookup: HostLookup, body: WireBody, mayName: boolean): Promise<string | undefined> {
  if (!mayName) return undefined;
  if (typeof body.companyUrl === 'string') {
    const named = await lookup(normaliseHost(body.companyUrl.replace(/^https?:\/\//, '').replace(/\/.*$/, '')));
    if (named) return named;
  }
  const { companyId } = body;
  return typeof companyId === 'string' && /^[1-9]\d{0,17}$/.test(companyId) ? companyId : undefined;
}

function originHost(request: FastifyRequest): string {
  const { origin } = request.headers;
  return origin && URL.canParse(origin) ? normaliseHost(new URL(origin).host) : '';
}

/** `authtoken` and `X-Token` carry the same token; two different ones are a lost session (domain.md 4.0). */
function tokenOf(request: FastifyRequest, body: WireBody): string | null {
  const first = text(request.headers['authtoken']);
  const second = text(request.headers['x-token']);
  if (first && second && first !== second) throw new Refusal('2');
  return first || second || text(body.token) || null;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Tokens are `<companyId base36>.<43 characters>` (domain.md D10). */
export function companyOfToken(token: string): string | undefined {
  const match = /^([0-9a-z]{1,13})\.[\w-]{43}$/.exec(token);
  if (!match?.[1]) return undefined;
  let company = 0n;
  for (const digit of match[1]) company = company * 36n + BigInt(Number.parseInt(digit, 36));
  return company < 2n ** 63n ? company.toString() : undefined;
}

const contradicts = (bodyCompany: unknown, company: string) =>
  (typeof bodyCompany === 'string' || typeof bodyCompany === 'number') &&
  bodyCompany !== '' &&
  String(bodyCompany) !== company;
