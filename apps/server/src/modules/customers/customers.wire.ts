import { marginBp } from '@jicai/domain/money/margin.ts';
import { daysOfSpan, validityAt } from '@jicai/domain/money/price-validity.ts';
import type { ResultOf } from '@jicai/contract/index.ts';
import { creditKindTexts } from '@jicai/domain/payments/credit-kinds.ts';
import { currentLimitFen, lastDayOf } from '@jicai/domain/payments/credit-limits.ts';
import { maskedMobile } from '@jicai/domain/people/privacy.ts';
import { changeKindTexts } from '@jicai/domain/shop/change-states.ts';
import { loggedActText } from '@jicai/domain/shop-side/log-acts.ts';
import { logChanges } from '@jicai/domain/shop-side/log-changes.ts';
import { termText } from '@jicai/domain/statements/payment-terms.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Bought } from './bought.store.ts';
import { toItem } from './contract-prices.ts';
import type { selectPrices } from './contract-prices.store.ts';
import type { selectEntries } from '../finance/index.ts';
import type { selectFileHistory, selectMembers, selectWaitingChanges } from './customer-facts.store.ts';
import type { CustomerRow } from './customer-file.store.ts';
import type { selectPriceHistory } from './price-history.store.ts';

type Row = ResultOf<'/api/OpsCustomer/GetPage'>[number];

export const toCustomer = (row: CustomerRow, now: Date): Row => ({
  customerId: row.customerId,
  customerName: row.customerName,
  taxNo: row.taxNo ?? '',
  contactName: row.contactName,
  customerState: row.state,
  isClosed: row.closedAt !== null,
  shipHold: row.shipHold,
  salesmanId: row.salesmanId ?? '',
  salesmanName: row.salesmanName ?? '',
  termText: termText({ kind: row.termKind, days: row.termDays }),
  credit: row.credit ? toCredit(row.credit, now) : undefined,
  createTime: shanghaiTime(row.createdAt),
  version: row.version,
});

function toCredit(credit: NonNullable<CustomerRow['credit']>, now: Date): NonNullable<Row['credit']> {
  const leftFen = currentLimitFen(credit, now) - Math.max(0, credit.usedFen) - credit.frozenFen;
  const isTemp = credit.tempUntil !== null && credit.tempUntil > now;
  const isReleased = credit.releasedUntil !== null && credit.releasedUntil > now;
  return {
    limitFee: credit.limitFen,
    tempFee: isTemp ? credit.tempFen : 0,
    tempUntil: isTemp ? lastDayOf(credit.tempUntil) : '',
    isFrozen: credit.isFrozen,
    usedFee: Math.max(0, credit.usedFen),
    frozenFee: credit.frozenFen,
    availFee: credit.isFrozen ? Math.min(0, leftFen) : leftFen,
    balanceFee: credit.balanceFen,
    overdueFee: credit.overdueFen,
    releasedUntil: isReleased && credit.releasedUntil ? shanghaiTime(credit.releasedUntil) : '',
  };
}

export const toWaiting = ({
  kind,
  createdAt,
  ...change
}: Awaited<ReturnType<typeof selectWaitingChanges>>[number]) => ({
  ...change,
  kindText: changeKindTexts[kind],
  createTime: shanghaiTime(createdAt),
});

export const toLedgerEntry = (row: Awaited<ReturnType<typeof selectEntries>>['rows'][number]) => ({
  entryId: row.id,
  createTime: shanghaiTime(row.createdAt),
  kindText: creditKindTexts[row.kind],
  limitFee: row.limitDeltaFen,
  usedFee: row.usedDeltaFen,
  frozenFee: row.frozenDeltaFen,
  tradeNo: /^T\d{18}/.exec(row.sourceId)?.[0] ?? '',
});

export const toMember = ({
  mobile,
  lastLoginMs,
  total: _total,
  ...member
}: Awaited<ReturnType<typeof selectMembers>>['rows'][number]) => ({
  ...member,
  mobile: mobile ? maskedMobile(mobile) : '',
  lastLoginTime: lastLoginMs === null ? '' : shanghaiTime(new Date(Number(lastLoginMs))),
});

export const toPrice = (
  ctx: Ctx,
  {
    priceFen,
    tiers,
    validFrom: from,
    validTo: to,
    priceId,
    isEnding,
    nextMs: _next,
    ...item
  }: Awaited<ReturnType<typeof selectPrices>>['rows'][number],
) => ({
  ...toItem(ctx, item),
  priceId,
  priceFee: priceFen,
  tiers: tiers.map((tier) => ({ qtyFrom: tier.qtyFrom, priceFee: tier.priceFen })),
  ...daysOfSpan({ from, to }),
  validity: validityAt({ from, to }, ctx.now),
  isEnding,
});

export const toPriceHistory = (
  { itemName, rows }: NonNullable<Awaited<ReturnType<typeof selectPriceHistory>>>,
  now: Date,
) => ({
  itemName,
  rows: rows.toReversed().map(({ kind, fromMs, toMs, priceFen, tiers }) => {
    const [from, to] = [new Date(fromMs), toMs === null ? null : new Date(toMs)];
    return {
      kind,
      beginTime: shanghaiTime(from),
      endTime: to ? shanghaiTime(to) : '',
      validity: validityAt({ from, to }, now),
      priceFee: priceFen,
      tiers: tiers.map((tier) => ({ qtyFrom: tier.qtyFrom, priceFee: tier.priceFen })),
    };
  }),
});

export const toBought = ({ boughtFen, contractFen, boughtItemCount }: Bought) => ({
  boughtFee: boughtFen,
  contractFee: contractFen,
  boughtItemCount,
});

/** Margins of what was bought at contract prices; for who may see costs. */
export const marginsOf = ({ costedFen, enterpriseFen, costFen }: Bought) =>
  costedFen > 0
    ? { contractMarginBp: marginBp(costedFen, costFen), enterpriseMarginBp: marginBp(enterpriseFen, costFen) }
    : {};

export const toHistory = (row: Awaited<ReturnType<typeof selectFileHistory>>[number]) => ({
  logId: row.id,
  time: shanghaiTime(row.createdAt),
  userName: row.actorName,
  act: loggedActText(row.path),
  changes: logChanges(row.before, row.after),
});
