import { cancelStates, orderStates } from '@jicai/domain/orders/order-states.ts';
import { creditUseParts } from '@jicai/domain/payments/credit-use.ts';
import { statementStates } from '@jicai/domain/statements/statement-states.ts';
import { z } from 'zod';
import { command, zId } from '../wire/body.ts';
import { zCode } from '../wire/code.ts';
import { endpoint } from '../wire/endpoint.ts';

const entry = { access: { ops: 'ops.customer.view' }, body: command({ customerId: zId }) } as const;

/** What a customer buys, and in what its credit stands (docs/domain/accounts.md §13, credit.md §4); '5' for anybody else. */
export const customerOverviewOps = {
  '/api/OpsCustomer/GetOverview': endpoint({
    ...entry,
    result: z.object({
      /** Twelve, the running one last; orders by the month they were placed in, cancelled ones left out. */
      months: z.array(
        z.object({
          month: z.string(),
          fee: z.number().int(),
          /** The same month of the year before. */
          lastYearFee: z.number().int(),
          orderCount: z.number().int(),
        }),
      ),
      /** What it bought most of in the last 90 days, the largest first; the rest has no name. */
      categories: z.array(z.object({ name: z.string(), fee: z.number().int() })),
      /** How long a customer who stays away has bought nothing, and how often it usually does. */
      gap: z.object({ sinceDays: z.number().int(), usualDays: z.number().int() }).optional(),
      /** Contract prices that end soon, and the day of the first. */
      endingPriceCount: z.number().int(),
      firstPriceEnd: z.string(),
      addressCount: z.number().int(),
      /** Its default invoice title; '' without one. */
      titleName: z.string(),
      /** The newest; absent for who may not see orders. */
      lastOrders: z
        .array(
          z.object({
            orderNo: z.string(),
            itemName: z.string(),
            lineCount: z.number().int(),
            userName: z.string(),
            createTime: z.string(),
            payFee: z.number().int(),
            orderState: zCode(orderStates),
            orderStateText: z.string(),
            cancelState: zCode(cancelStates),
          }),
        )
        .optional(),
    }),
  }),
  /** Parts that sum to the used credit, with the papers behind them. */
  '/api/OpsCustomer/GetCreditUse': endpoint({
    ...entry,
    result: z.object({
      usedFee: z.number().int(),
      /** `count`: statements, or orders of what is not billed yet. */
      parts: z.array(z.object({ part: z.enum(creditUseParts), fee: z.number().int(), count: z.number().int() })),
      /** Those that are neither settled nor void, the one to be paid first before; absent for who may not see statements. */
      statements: z
        .array(
          z.object({
            checkId: z.string(),
            checkNo: z.string(),
            title: z.string(),
            checkState: zCode(statementStates),
            checkStateText: z.string(),
            /** What of the used credit stands in it. */
            useFee: z.number().int(),
            /** What it asks for and is not paid. */
            unpaidFee: z.number().int(),
            dueDate: z.string(),
            overdueDays: z.number().int(),
          }),
        )
        .optional(),
      /** What is not billed yet, the largest first, at most 20; absent for who may not see orders. */
      orders: z
        .array(
          z.object({
            orderNo: z.string(),
            createTime: z.string(),
            orderState: zCode(orderStates),
            orderStateText: z.string(),
            useFee: z.number().int(),
          }),
        )
        .optional(),
    }),
  }),
};
