import {
  daysOf,
  lastTwelveMonths,
  maxPeriodDays,
  type Period,
  pointsOf,
  pointYearBefore,
  stepOf,
  yearBefore,
} from '@jicai/domain/shop/dashboard-period.ts';
import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { dashboardScope, dataScopes } from '@jicai/domain/people/permissions.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField } from '../../http/refusal.ts';
import { findCredit } from '../finance/index.ts';
import { daysToInstants } from '../orders/index.ts';
import { selectSpending, selectTopCenters, selectTopItems, selectTopOrgs } from './dashboard.store.ts';
import { getTodos } from './get-todos.ts';

const topCount = 5;

export interface SummaryInput {
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
  orgId?: string | undefined;
}

/** The figures of the dashboard, each within the caller's data scope; what he may not do is not counted. */
export async function getSummary(ctx: SignedInCtx, input: SummaryInput) {
  const { actor } = ctx;
  const { period, from, until, before } = periodOf(ctx, input);
  const dataScope = dashboardScope(actor);
  const filter = { dataScope, orgId: input.orgId, from, until };
  const [todos, spending, topItems, topOrgs, topCenters, credit] = await Promise.all([
    getTodos(ctx),
    selectSpending(ctx, { ...filter, before, step: stepOf(period) }),
    selectTopItems(ctx, filter, topCount),
    dataScope === dataScopes.own ? [] : selectTopOrgs(ctx, filter, topCount),
    actor.customerType === customerTypes.enterprise ? selectTopCenters(ctx, filter, topCount) : [],
    actor.permissions.has('credit.view') ? findCredit(ctx, actor.customerId) : undefined,
  ]);
  const byPoint = new Map(spending.map((row) => [row.point, row]));
  const trend = pointsOf(period).map((date) => ({
    date,
    orderCount: byPoint.get(date)?.orderCount ?? 0,
    fen: byPoint.get(date)?.fen ?? 0,
    lastYearFen: byPoint.get(pointYearBefore(date))?.fen ?? 0,
  }));
  return { period, dataScope, todos, trend, topItems, topOrgs, topCenters, credit } as const;
}
export type Summary = Awaited<ReturnType<typeof getSummary>>;

/** The period asked for; a missing end is today, a missing beginning twelve months before the end. */
function periodOf(ctx: SignedInCtx, input: SummaryInput) {
  // Each must be a day before anything is computed with it.
  daysToInstants(input);
  const dateTo = input.dateTo ?? shanghaiDay(ctx.now);
  const period: Period = { dateFrom: input.dateFrom ?? lastTwelveMonths(dateTo).dateFrom, dateTo };
  if (period.dateFrom > period.dateTo) throw badField('dateFrom', '开始日期不能晚于结束日期');
  if (daysOf(period) > maxPeriodDays) throw badField('dateFrom', '最多可查看三年的数据');
  return { period, ...instantsOf(period), before: instantsOf(yearBefore(period)) };
}

function instantsOf(period: Period): { from: Date; until: Date } {
  const { from, until } = daysToInstants(period);
  if (!from || !until) throw badField('dateFrom', '日期格式不正确');
  return { from, until };
}
