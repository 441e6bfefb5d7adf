import type { AccountType, BuyerPermission, DataScope } from '@jicai/domain/people/permissions.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { IdMaker } from '../db/ids.ts';
import type { Database, Tx } from '../db/open.ts';
import type { GoodsIndex } from '../modules/search/index.ts';
import type { Secrets } from '../secrets.ts';
import type { Cookies } from '../http/cookies.ts';
import type { RecentActors } from '../http/recent-actors.ts';

/** The signed-in person, as its session tells. */
export interface Actor {
  sessionId: string;
  /** Signed in with a password that somebody else gave: he may look around, and change it. */
  mustChangePassword: boolean;
  accountId: string;
  accountNo: string;
  userId: string;
  userName: string;
  accountType: AccountType;
  /** '' for shop-side accounts. */
  customerId: string;
  customerName: string;
  /** 1 enterprise, 2 personal member. */
  customerType: 1 | 2;
  orgId: string | null;
  /** Set for supplier accounts. */
  supplierId: string | null;
  permissions: ReadonlySet<BuyerPermission>;
  orderScope: DataScope;
}

/** What every handler, service and store receives first. `db` is the transaction of this call, under the tenant's wall. */
export interface Ctx {
  db: Tx;
  companyId: string;
  now: Date;
  newId: IdMaker;
  actor: Actor | null;
  /** The write command's requestId, if it carries one. */
  requestId: string | null;
  /** Path of the endpoint, for audit rows. */
  path: string;
  ip: string;
  userAgent: string;
  /** `Origin` of the call, or null when the caller named none. */
  origin: string | null;
  /** `Host` of the call with its port. */
  host: string;
  cookies: Cookies;
  log: FastifyBaseLogger;
  deps: Deps;
}

/** Who calls, for rules that need no transaction. */
export type Caller = Pick<Ctx, 'companyId' | 'now' | 'actor'>;

/** A context whose caller has been proved to be signed in. */
export interface SignedInCtx extends Ctx {
  actor: Actor;
}

/** Built once in main.ts (or by a test) and handed to every room. */
export interface Deps {
  config: Config;
  secrets: Secrets;
  db: Database;
  recentActors: RecentActors;
  /** The one clock; tests set it. */
  now: () => Date;
  /** Searches in memory; absent in tools and where nobody started it: PostgreSQL answers then. */
  goodsIndex?: GoodsIndex;
  /** The process was told to end: /readyz says so, and connections are not kept. */
  isStopping?: boolean;
}

/** Says which prices apply: retail visitors and members share one context, each enterprise has its own. */
export function priceContextOf(actor: Actor | null): string {
  return actor && actor.customerType === 1 ? actor.customerId : 'retail';
}
