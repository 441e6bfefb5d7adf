import { balanceKindTexts, creditKindTexts } from '@jicai/domain/payments/credit-kinds.ts';
import { z } from 'zod';
import { optional, pageQuery, query, zTermKind } from '../wire/body.ts';
import { zNameOf } from '../wire/code.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';

/** What every line of a ledger says. */
const zEntry = z.object({ entryId: z.string(), createTime: z.string(), kindText: z.string() });

export const finance = {
  /** The caller's enterprise's credit account in fen; '5' when it has none. */
  '/api/FinCheck/GetCredit': endpoint({
    access: { can: 'credit.view' },
    body: query({}),
    result: z.object({
      creditLimit: z.number().int(),
      usedFee: z.number().int(),
      frozenFee: z.number().int(),
      /** Never above the limit. */
      availFee: z.number().int(),
      /** 余额: money beyond what is owed, which the next statement may be paid from. */
      balanceFee: z.number().int(),
      /** Given back beyond what is owed, but in no confirmed statement yet. */
      pendingBalanceFee: z.number().int(),
      overdueFee: z.number().int(),
      termKind: zTermKind,
      termDays: z.number().int(),
      /** 月结 30 天. */
      termText: z.string(),
    }),
  }),
  /** Every change of the balance, the newest first; they sum to it. '5' without a credit account. */
  '/api/FinCheck/GetBalancePage': endpoint({
    access: { can: 'credit.view' },
    body: pageQuery({}, 20),
    result: z.array(zEntry.extend({ kind: zNameOf(balanceKindTexts), fee: z.number().int() })),
    extra: pageExtra,
  }),
  /** The ledger of that account, or a month of it ("YYYY-MM"), the newest first; its changes sum to the balance. '5' when it has none. */
  '/api/FinCheck/GetCreditPage': endpoint({
    access: { can: 'credit.view' },
    body: pageQuery({ month: optional.text(7) }, 20),
    result: z.array(
      zEntry.extend({
        kind: zNameOf(creditKindTexts),
        /** What the entry adds to the limit, to what is used and to what is frozen; each may be negative. */
        limitFee: z.number().int(),
        usedFee: z.number().int(),
        frozenFee: z.number().int(),
        /** The trade behind it; '' where there is none. */
        tradeNo: z.string(),
        /** What could be bought on account after it, temporary limits aside. */
        leftFee: z.number().int(),
      }),
    ),
    extra: pageExtra,
  }),
};
