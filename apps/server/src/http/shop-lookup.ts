import { LRUCache } from 'lru-cache';
import { agedBy } from '../ctx/aged-by.ts';
import { companyExists, findCompanyOfHost, findHostsOfCompany } from '../db/host-map.ts';
import type { Deps } from '../ctx/deps.ts';
import { demoFallbackHost, isLoopbackHost } from './hosts.ts';

const maxAgeMs = 3000;
const maxEntries = 5000;

/** Where the call came from: shops with loopback names are shown on this machine only. */
export interface Caller {
  isHere: boolean;
}

export interface ShopLookup {
  /** The open company a host is mapped to. */
  ofHost: (host: string, caller: Caller) => Promise<string | undefined>;
  /** Whether there is such a company, open, with a host that the caller may see. */
  isOpen: (companyId: string, caller: Caller) => Promise<boolean>;
  /** Whether there is such a company, open or closed: payments under way still arrive for a closed one. */
  exists: (companyId: string) => Promise<boolean>;
}

/** Every result is cached for 3 s, also that a host or a company is unknown. */
export function createShopLookup(deps: Deps): ShopLookup {
  const companies = keep(deps, (host) => findCompanyOfHost(deps.db, host));
  const hosts = keep(deps, (companyId) => findHostsOfCompany(deps.db, companyId));
  const isSeen = (host: string, { isHere }: Caller) => isHere || !isLocal(host);
  return {
    ofHost: async (host, caller) => (host && isSeen(host, caller) ? companies(host) : undefined),
    exists: keep(deps, (companyId) => companyExists(deps.db, companyId)),
    isOpen: async (companyId, caller) => (await hosts(companyId)).some((host) => isSeen(host, caller)),
  };
}

const isLocal = (host: string) => host === demoFallbackHost || isLoopbackHost(host);

function keep<T>(deps: Deps, find: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new LRUCache<string, { found: T }>({ max: maxEntries, ttl: maxAgeMs, ...agedBy(deps.now) });
  return async (key) => {
    const hit = known.get(key);
    if (hit) return hit.found;
    const found = await find(key);
    known.set(key, { found });
    return found;
  };
}
