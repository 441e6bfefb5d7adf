import { zCode } from '../wire/code.ts';
import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { dataScopes } from '@jicai/domain/people/permissions.ts';
import { z } from 'zod';
import { optional, query } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

const zCount = z.number().int();
/** Fen. */
const zFee = z.number().int();

const zTrendPoint = z.object({
  /** "YYYY-MM-DD" while the period has at most 62 days, else "YYYY-MM". */
  date: z.string(),
  orderCount: zCount,
  orderFee: zFee,
  lastYearFee: zFee,
});
export type TrendPoint = z.infer<typeof zTrendPoint>;

/** What waits for the caller, whatever the period. */
const zTodos = z.object({
  /** The list that orderCounts and the to-dos agree with: myOrder or allOrder. */
  listScope: z.enum(['my', 'all']),
  /** Number of orders by state code. */
  orderCounts: z.record(z.string(), zCount),
  /** Approvals that wait for the caller; absent for those who approve nothing. */
  auditTodo: zCount.optional(),
  /** Orders that wait for a payment, and their sum; absent for those who may not pay. */
  payTodo: zCount.optional(),
  payTodoFee: zFee.optional(),
  /** Orders with goods on the way; absent for those who may not receive. */
  receiveTodo: zCount.optional(),
  /** Orders with open after-sales; absent for those who may not see them. */
  afterSaleTodo: zCount.optional(),
  /** Statements to be checked; absent for those who may not confirm them. */
  checkTodo: zCount.optional(),
});
export type DashboardTodos = z.infer<typeof zTodos>;

const zSummary = zTodos.extend({
  /** The period that is answered, both days included. */
  dateFrom: z.string(),
  dateTo: z.string(),
  /** 1 enterprise, 2 personal member. */
  customerType: zCode(customerTypes),
  /** How far orderFee, orderCount, trend, topItems and topOrgs look: 1 本人 2 本部门 4 全企业. */
  dataScope: zCode(dataScopes),
  /** What was ordered in the period and is paid or on account, less refunds and adjustments of statements; and the same days a year earlier. */
  orderCount: zCount,
  orderFee: zFee,
  lastYearFee: zFee,
  /** Absent without credit.view or an account. */
  credit: z
    .object({
      creditLimit: zFee,
      usedFee: zFee,
      frozenFee: zFee,
      availFee: zFee,
      overdueFee: zFee,
      /** 月结 30 天. */
      termText: z.string(),
    })
    .optional(),
  trend: z.array(zTrendPoint),
  /** At most five, dearest first. */
  topItems: z.array(
    z.object({
      itemId: z.string(),
      productId: z.string(),
      itemNo: z.string(),
      itemName: z.string(),
      imgUrl: z.string(),
      unitName: z.string(),
      qty: zCount,
      fee: zFee,
    }),
  ),
  /** 成本中心, at most five, dearest first; orders without one are left out, and persons have none. */
  topCenters: z.array(z.object({ code: z.string(), title: z.string(), orderCount: zCount, orderFee: zFee })),
  /** At most five, dearest first; empty while the figures are one's own. */
  topOrgs: z.array(z.object({ orgId: z.string(), orgName: z.string(), orderCount: zCount, orderFee: zFee })),
});
export type DashboardSummary = z.infer<typeof zSummary>;

export const dashboard = {
  '/api/Dashboard/GetTodos': endpoint({ access: { can: 'dash.view' }, body: query({}), result: zTodos }),
  /** Without days the month of today and the eleven before it; at most three years. orgId narrows the period's figures. */
  '/api/Dashboard/GetSummary': endpoint({
    access: { can: 'dash.view' },
    body: query({ dateFrom: optional.text(10), dateTo: optional.text(10), orgId: optional.id }),
    result: zSummary,
  }),
};
