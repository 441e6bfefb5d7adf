import type { BodyOf } from '@jicai/contract/index.ts';
import { accountTypes } from '@jicai/domain/people/account-types.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { refuse } from '../../../http/refusal.ts';
import { daysToInstants } from '../read/read-orders.ts';
import { queueFilter } from './count-queues.ts';
import type { OrderFilter } from './order-list.store.ts';

/**
 * A filter as the shop's side names it. A filter would let a supplier find out values one call at a time, so it is refused
 * (forbidden) those that it is not shown.
 */
export async function shopFilter(
  ctx: SignedInCtx,
  reqData: BodyOf<'/api/OpsOrder/GetPage'>['reqData'],
  searchKey: string | undefined,
): Promise<OrderFilter> {
  const { orderStates: states, dateFrom, dateTo, queue, amountFrom, amountTo, sort, isDown: _way, ...filter } = reqData;
  const untold = [filter.payMode, filter.payState, filter.purchaseNo, filter.salesmanId, amountFrom, amountTo];
  const byAmount = sort === 'amount' ? sort : undefined;
  const isTold =
    ctx.actor.accountType === accountTypes.operator || [...untold, byAmount].every((value) => value === undefined);
  if (!isTold) throw refuse.forbidden();
  return {
    ...filter,
    ...daysToInstants({ dateFrom, dateTo }),
    leastFen: amountFrom,
    mostFen: amountTo,
    scope: 'all',
    searchKey,
    states,
    queue: queue && (await queueFilter(ctx, queue)),
  };
}
