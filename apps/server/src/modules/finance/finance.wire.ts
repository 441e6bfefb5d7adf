import type { ResultOf } from '@jicai/contract/index.ts';
import { balanceKindTexts, creditKindTexts } from '@jicai/domain/payments/credit-kinds.ts';
import { termText } from '@jicai/domain/statements/payment-terms.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { BalanceEntryRow } from './balance.store.ts';
import type { Credit } from './credit.ts';
import type { CreditEntryRow } from './credit-entries.store.ts';

export function toCreditAnswer(credit: Credit): ResultOf<'/api/FinCheck/GetCredit'> {
  return {
    creditLimit: credit.limitFen,
    usedFee: Math.max(0, credit.usedFen),
    frozenFee: credit.frozenFen,
    availFee: credit.availFen,
    balanceFee: credit.balanceFen,
    pendingBalanceFee: Math.max(0, -credit.usedFen),
    overdueFee: credit.overdueFen,
    termKind: credit.termKind,
    termDays: credit.termDays,
    termText: termText({ kind: credit.termKind, days: credit.termDays }),
  };
}

/** Rows of a page, the newest first, each with what was left after it; `leftFen` is that of the newest. */
export function toEntries(rows: readonly CreditEntryRow[], leftFen: number): ResultOf<'/api/FinCheck/GetCreditPage'> {
  let left = leftFen;
  return rows.map((row) => {
    const entry = toEntry(row, left);
    left -= row.limitDeltaFen - row.usedDeltaFen - row.frozenDeltaFen;
    return entry;
  });
}

function toEntry(row: CreditEntryRow, leftFee: number): ResultOf<'/api/FinCheck/GetCreditPage'>[number] {
  return {
    entryId: row.id,
    createTime: shanghaiTime(row.createdAt),
    kind: row.kind,
    kindText: creditKindTexts[row.kind],
    limitFee: row.limitDeltaFen,
    usedFee: row.usedDeltaFen,
    frozenFee: row.frozenDeltaFen,
    tradeNo: /^T\d{18}/.exec(row.sourceId)?.[0] ?? '',
    leftFee,
  };
}

export function toBalanceEntry(row: BalanceEntryRow): ResultOf<'/api/FinCheck/GetBalancePage'>[number] {
  return {
    entryId: row.id,
    createTime: shanghaiTime(row.createdAt),
    kind: row.kind,
    kindText: balanceKindTexts[row.kind],
    fee: row.deltaFen,
  };
}
