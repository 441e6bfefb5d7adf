import type { Endpoint } from '@jicai/contract/wire/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../ctx/deps.ts';
import { demoFallbackHost, isHere, isLoopbackHost, normaliseHost } from './hosts.ts';
import { refuse } from './refusal.ts';
import type { Tenant } from './tenant.ts';
import type { Caller, ShopLookup } from './shop-lookup.ts';

interface WireBody {
  token?: unknown;
  companyUrl?: unknown;
  companyId?: unknown;
}

/**
 * Finds the shop that a call is for (docs/domain/decisions.md §1, docs/domain/exposure.md §2). Signed in: the company in the
 * token. The token is valid on the Host of its own shop only, and a companyId in the body must be the same. Anonymous: the
 * shop of the Origin, of the Host, then the one named in the body, then the demo shop.
 */
export function createTenantFinder(deps: Deps, lookup: ShopLookup) {
  return async (request: FastifyRequest, endpoint: Endpoint): Promise<Tenant> => {
    const body = (typeof request.body === 'object' && request.body !== null ? request.body : {}) as WireBody;
    const host = normaliseHost(request.hostname);
    const caller = { isHere: isHere(request, deps.config) };
    const hostCompany = await lookup.ofHost(host, caller);
    const isDemoHost = deps.config.isDemo && isLoopbackHost(host);
    const token = tokenOf(request, body);
    const tokenCompany = token && companyOfToken(token);
    if (token && tokenCompany) {
      const isAtHome = hostCompany
        ? hostCompany === tokenCompany
        : isDemoHost && (await lookup.isOpen(tokenCompany, caller));
      if (isAtHome && contradicts(body.companyId, tokenCompany)) throw refuse.forbidden();
      if (isAtHome) return { companyId: tokenCompany, token };
    }
    if (token && endpoint.access !== 'public') throw refuse.signedOut();
    const mayName = isDemoHost || isPublicRead(request, endpoint);
    const companyId =
      (await lookup.ofHost(originHost(request), caller)) ??
      hostCompany ??
      (mayName ? await companyOfBody(lookup, body, caller) : undefined) ??
      (isDemoHost ? await lookup.ofHost(demoFallbackHost, caller) : undefined);
    if (!companyId) throw endpoint.access === 'public' ? refuse.notFound() : refuse.signedOut();
    return { companyId, token: null };
  };
}

/**
 * Whether the body may name the shop: only for public reads. (In the demo on this machine it always may, also to sign
 * in.)
 */
const isPublicRead = (request: FastifyRequest, endpoint: Endpoint) =>
  endpoint.access === 'public' && /\/Get\w+$/.test(request.routeOptions.url ?? '');

/** The shop that the body names. Undefined if it does not exist, as for an unknown host. */
async function companyOfBody(lookup: ShopLookup, body: WireBody, caller: Caller): Promise<string | undefined> {
  if (typeof body.companyUrl === 'string') {
    const named = normaliseHost(body.companyUrl.replace(/^https?:\/\//, '').replace(/\/.*$/, ''));
    const company = await lookup.ofHost(named, caller);
    if (company) return company;
  }
  const { companyId } = body;
  const isId = typeof companyId === 'string' && /^[1-9]\d{0,17}$/.test(companyId);
  return isId && (await lookup.isOpen(companyId, caller)) ? companyId : undefined;
}

function originHost(request: FastifyRequest): string {
  const { origin } = request.headers;
  return origin && URL.canParse(origin) ? normaliseHost(new URL(origin).host) : '';
}

/**
 * The session token. `authtoken` and `X-Token` must be the same; two different ones count as signed out
 * (docs/domain/api.md §1).
 */
function tokenOf(request: FastifyRequest, body: WireBody): string | null {
  const first = text(request.headers['authtoken']);
  const second = text(request.headers['x-token']);
  if (first && second && first !== second) throw refuse.signedOut();
  return first || second || text(body.token) || null;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Tokens are `<companyId base36>.<43 characters>` (docs/domain/decisions.md §10). */
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
