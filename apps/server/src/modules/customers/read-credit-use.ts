import type { ResultOf } from '@jicai/contract/index.ts';
import { creditUseOf, type CreditUsePart, creditUseParts } from '@jicai/domain/payments/credit-use.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { findCredit } from '../finance/index.ts';
import { requireCustomer } from './contract-prices.ts';
import { selectOpenStatements, selectUnbilledOrders } from './credit-use.store.ts';
import { toOpenStatement, toUnbilledOrder } from './credit-use.wire.ts';

type CreditUse = ResultOf<'/api/OpsCustomer/GetCreditUse'>;
const mostOrders = 20;

/** 占用构成 of a customer's credit (docs/domain/credit.md §4). Refused as notFound. */
export async function readCreditUse(ctx: SignedInCtx, customerId: string): Promise<CreditUse> {
  await requireCustomer(ctx, customerId);
  const [credit, statements, unbilled] = await Promise.all([
    findCredit(ctx, customerId),
    selectOpenStatements(ctx, customerId),
    selectUnbilledOrders(ctx, customerId, mostOrders),
  ]);
  const usedFee = credit?.usedFen ?? 0;
  const fees = creditUseOf(usedFee, { statements, unbilledFen: unbilled.sumFen }, ctx.now);
  const rows = statements.map((row) => toOpenStatement(row, ctx.now));
  const lateCount = rows.filter((row) => row.overdueDays > 0).length;
  const counts: Record<CreditUsePart, number> = {
    overdue: lateCount,
    billed: rows.length - lateCount,
    unbilled: unbilled.count,
    other: 0,
  };
  const { shopPermissions: may } = ctx.actor;
  return {
    usedFee,
    parts: creditUseParts.map((part) => ({ part, fee: fees[part], count: counts[part] })),
    ...(may.has('ops.statement.view') && { statements: rows }),
    ...(may.has('ops.order.view') && { orders: unbilled.orders.map(toUnbilledOrder) }),
  };
}
