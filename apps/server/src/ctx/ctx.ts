import type { FastifyBaseLogger } from 'fastify';
import type { IdMaker } from '../db/ids.ts';
import type { Tx } from '../db/open.ts';
import type { Actor } from './actor.ts';
import type { Deps } from './deps.ts';

/**
 * What every service and store receives first, whoever asked for the work: a caller, a job or a command line. `db` is the
 * transaction it runs in, under the tenant's wall. What only a call over the web has stands in http/request-ctx.ts.
 */
export interface Ctx {
  db: Tx;
  companyId: string;
  now: Date;
  newId: IdMaker;
  /** Null: a visitor, or the shop itself at work. */
  actor: Actor | null;
  act: Act;
  log: FastifyBaseLogger;
  deps: Deps;
}

/** What is being done, for the rows that have to tell it later. */
export interface Act {
  /** Path of the endpoint, or kind of the job. */
  name: string;
  /** Where a call came from; work that nobody called for has none. */
  ip?: string;
  /** The requestId that a command carries. */
  requestId?: string;
}

/** A context whose caller has been proved to be signed in. */
export interface SignedInCtx extends Ctx {
  actor: Actor;
}

/** Who calls, for rules that need no transaction. */
export type Caller = Pick<Ctx, 'companyId' | 'now' | 'actor'>;
