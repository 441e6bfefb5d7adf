import type { ResultOf } from '@jicai/contract/index.ts';
import { whyNotClosed } from '@jicai/domain/people/close-customer.ts';
import { fromShanghai, shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { getCreditOptions } from '../finance/index.ts';
import { areaTextOf, findAreaPath } from '../reference/index.ts';
import { selectTies } from './close-customer.store.ts';
import { requireCustomer } from './contract-prices.ts';
import { selectFacts, selectPaid, selectWaitingChanges } from './customer-facts.store.ts';
import { toCustomer, toWaiting } from './customers.wire.ts';

/** The file of a customer company, with what waits and what keeps it from being closed. Refused as notFound. */
export async function readCustomer(ctx: Ctx, customerId: string): Promise<ResultOf<'/api/OpsCustomer/GetModel'>> {
  const row = await requireCustomer(ctx, customerId);
  const monthStart = fromShanghai(`${shanghaiDay(ctx.now).slice(0, 7)}-01`) ?? ctx.now;
  const [facts, paid, waiting, ties, options] = await Promise.all([
    selectFacts(ctx, customerId, monthStart),
    selectPaid(ctx, customerId),
    selectWaitingChanges(ctx, customerId),
    selectTies(ctx, customerId),
    getCreditOptions(ctx),
  ]);
  return {
    ...toCustomer(row, ctx.now),
    termKind: row.termKind,
    termDays: row.termDays,
    areaText: areaTextOf(findAreaPath(row.areaCode) ?? []),
    address: row.address,
    ...facts,
    ...(paid && { paid }),
    closeReasons: whyNotClosed(ties),
    raiseAloneFee: options.raiseAloneFen,
    waiting: waiting.map(toWaiting),
  };
}
