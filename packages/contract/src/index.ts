import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { accounts } from './accounts.ts';
import { approvalRules } from './approval-rules.ts';
import { approvals } from './approvals.ts';
import { auth } from './auth.ts';
import { cart } from './cart.ts';
import { catalog } from './catalog.ts';
import { changesOps } from './changes.ops.ts';
import { checkout } from './checkout.ts';
import { consents } from './consents.ts';
import { customersOps } from './customers.ops.ts';
import { dashboard } from './dashboard.ts';
import { favourites } from './favourites.ts';
import { files } from './files.ts';
import { finance } from './finance.ts';
import { goodsOps } from './goods.ops.ts';
import { help } from './help.ts';
import { helpOps } from './help.ops.ts';
import { history } from './history.ts';
import { invoices } from './invoices.ts';
import { hotWordsOps } from './hot-words.ops.ts';
import { invoiceTitles } from './invoice-titles.ts';
import { messages } from './messages.ts';
import { orders } from './orders.ts';
import { organisation } from './organisation.ts';
import { payments } from './payments.ts';
import { privacy } from './privacy.ts';
import { reference } from './reference.ts';
import { registration } from './registration.ts';
import { registrationOps } from './registration.ops.ts';
import { returns } from './returns.ts';
import { roles } from './roles.ts';
import { search } from './search.ts';
import { searchLogOps } from './search-log.ops.ts';
import { searchSynonymsOps } from './search-synonyms.ops.ts';
import { statements } from './statements.ts';
import { statementsOps } from './statements.ops.ts';
import { stock } from './stock.ts';
import { suggest } from './suggest.ts';
import { suppliers } from './suppliers.ts';
import { tenancy } from './tenancy.ts';
import { users } from './users.ts';

/** Every endpoint of the shop, keyed by its path. One entry here, one route() on the server, one query on a screen. */
export const contract = {
  ...accounts,
  ...auth,
  ...cart,
  ...approvalRules,
  ...approvals,
  ...catalog,
  ...changesOps,
  ...checkout,
  ...consents,
  ...customersOps,
  ...dashboard,
  ...favourites,
  ...files,
  ...finance,
  ...goodsOps,
  ...help,
  ...helpOps,
  ...history,
  ...hotWordsOps,
  ...invoices,
  ...invoiceTitles,
  ...messages,
  ...orders,
  ...organisation,
  ...payments,
  ...privacy,
  ...reference,
  ...registration,
  ...registrationOps,
  ...returns,
  ...roles,
  ...search,
  ...searchLogOps,
  ...searchSynonymsOps,
  ...statements,
  ...statementsOps,
  ...stock,
  ...suggest,
  ...suppliers,
  ...tenancy,
  ...users,
} as const satisfies Record<string, Endpoint<z.ZodType, z.ZodType, never> | Endpoint>;

export type Contract = typeof contract;
export type Path = keyof Contract;
/** The parsed body a handler receives. */
export type BodyOf<P extends Path> = z.output<Contract[P]['body']>;
/** What a caller may send. */
export type SentBodyOf<P extends Path> = z.input<Contract[P]['body']>;
export type ResultOf<P extends Path> = z.output<Contract[P]['result']>;
type ExtraShapeOf<P extends Path> = Contract[P]['extra'];
export type ExtraOf<P extends Path> = {
  [K in keyof ExtraShapeOf<P>]: ExtraShapeOf<P>[K] extends z.ZodType ? z.output<ExtraShapeOf<P>[K]> : never;
};
export type AnswerOf<P extends Path> = { resultData: ResultOf<P> } & ExtraOf<P>;

/** An entry of the contract for what serves or checks every one of them alike. */
export const endpointOf = (path: Path): Endpoint => contract[path];
