import type { AnswerOf, ResultOf } from '@jicai/contract/index.ts';
import { saidPieces } from '@jicai/domain/goods/pieces.ts';
import { invoiceStateTexts } from '@jicai/domain/invoices/invoice-states.ts';
import { shanghaiDay, shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { statementActions } from '@jicai/domain/statements/statement-actions.ts';
import { rowDiscountFen } from '@jicai/domain/statements/statement-adjust.ts';
import { unpaidFen } from '@jicai/domain/statements/statement-money.ts';
import { termText } from '@jicai/domain/statements/payment-terms.ts';
import { overdueDays } from '@jicai/domain/statements/statement-period.ts';
import {
  disputeReasonTexts,
  lineCheckText,
  payableStates,
  statementEventTexts,
  statementPayStateTexts,
  statementSources,
  statementSourceTexts,
  statementStates,
  statementStateTexts,
} from '@jicai/domain/statements/statement-states.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { dueDayFrom, dueRuleFrom } from './plan-overdue.ts';
import type { Generated } from './generate-statements.ts';
import type { listPayments, readStatement, summariseDebt } from './read-statements.ts';
import type { UnbilledRow } from './unbilled.store.ts';
import type { LinePageRow } from './statement-lines.store.ts';
import type { PaymentRow } from './statement-payments.store.ts';
import type { StatementRow } from './statements.store.ts';

type Head = ResultOf<'/api/FinCheck/GetPage'>[number];
type Model = ResultOf<'/api/FinCheck/GetModel'>;

export function toHead({ actor, now }: SignedInCtx, row: StatementRow & { pendingFen: number }): Head {
  const isOwed = payableStates.includes(row.state);
  return {
    checkId: row.id,
    checkNo: row.statementNo,
    customerName: row.customerName,
    periodFrom: row.periodFrom,
    periodTo: row.periodTo,
    part: row.part,
    orderFee: row.receivedFen,
    refundFee: row.refundFen,
    adjustFee: row.adjustFen,
    totalFee: row.totalFen,
    invoicedFee: row.invoicedFen,
    paidFee: row.paidFen,
    unpaidFee: row.state === statementStates.void ? 0 : unpaidFen(row),
    pendingFee: row.pendingFen,
    termKind: row.termKind,
    termDays: row.termDays,
    termText: termText({ kind: row.termKind, days: row.termDays }),
    dueDate: row.dueDate ?? undefined,
    dueRule: dueRuleFrom(row, momentsOf(row, now)),
    overdueDays: isOwed && row.dueDate ? overdueDays(row.dueDate, now) : 0,
    checkState: row.state,
    checkStateText: statementStateTexts[row.state],
    createTime: shanghaiTime(row.createdAt),
    actions: statementActions(row, actor),
    version: row.version,
  };
}

/**
 * The moments that the last day to pay is computed from, as if an unconfirmed statement were confirmed now. Invoices
 * are left out: if they decide, the day is stored.
 */
const momentsOf = ({ confirmedAt }: StatementRow, now: Date) => ({ confirmedAt: confirmedAt ?? now });

export function toModel(ctx: SignedInCtx, read: Awaited<ReturnType<typeof readStatement>>): Model {
  const { statement, counts, disputedFen, payments, history, sellerName, links, invoices, paper } = read;
  const { remark, state, isCovered, totalFen } = statement;
  const head = toHead(ctx, statement);
  return {
    ...head,
    actions: statementActions({ ...statement, invoiceableFen: paper.leftFen }, ctx.actor),
    remark,
    sellerName,
    expectedDueDate: dueDayFrom(statement, momentsOf(statement, ctx.now)),
    invoiceableFee: paper.leftFen,
    isInvoicePending: state === statementStates.settled && totalFen > 0 && !isCovered && paper.wantedFen > 0,
    counts,
    disputedFee: disputedFen,
    payments: payments.map(({ payment, partFen }) => ({
      ...toPayment(payment),
      fee: partFen,
      voucherUrl: links.get(payment.voucherFileId ?? '')?.fileUrl,
    })),
    invoices: invoices.map((invoice) => ({
      invoiceReqNo: invoice.reqNo,
      invoiceNo: invoice.invoiceNo,
      invoiceStateText: invoiceStateTexts[invoice.state],
      amountFee: invoice.amountFen - invoice.redFen,
      createTime: shanghaiTime(invoice.createdAt),
    })),
    history: history.map((one) => ({
      event: one.event,
      label: statementEventTexts[one.event],
      userName: one.actorName,
      time: shanghaiTime(one.createdAt),
      remark: one.reason,
    })),
  };
}

const toPayment = (payment: PaymentRow) => ({
  payId: payment.id,
  payFee: payment.feeFen,
  isFromBalance: payment.isFromBalance,
  bankSerialNo: payment.bankSerialNo,
  payTime: shanghaiTime(payment.paidAt),
  payRecordState: payment.state,
  payRecordStateText: statementPayStateTexts[payment.state],
  reason: payment.reason,
  userName: payment.userName,
  createTime: shanghaiTime(payment.createdAt),
  version: payment.version,
});

export function toSummary({
  unbilled,
  awaitingFen,
  unpaidFen: unpaid,
  overdueFen,
  ...rest
}: Awaited<ReturnType<typeof summariseDebt>>): AnswerOf<'/api/FinCheck/GetPage'>['summary'] {
  const fees = { awaitingFee: awaitingFen, unpaidFee: unpaid, overdueFee: overdueFen };
  return { ...rest, ...fees, unbilledCount: unbilled.count, unbilledFee: unbilled.fen };
}

export function toItem(
  { line, ...goods }: LinePageRow,
  state: StatementRow['state'],
): ResultOf<'/api/FinCheck/GetItemPage'>[number] {
  return {
    checkItemId: line.id,
    ...sourceOf(line),
    ...goodsOf(goods),
    ...partsOf(line, goods.priceFen ?? 0),
    reason: line.reason,
    disputeState: line.disputeState,
    disputeReasonCode: line.disputeReason ?? undefined,
    disputeReason: line.disputeReason ? disputeReasonTexts[line.disputeReason] : '',
    checkText: lineCheckText(line, state),
    disputeRemark: line.disputeRemark,
    reply: line.reply,
    replyName: line.repliedBy,
    replyTime: line.repliedAt ? shanghaiTime(line.repliedAt) : undefined,
  };
}

export function toUnbilled(row: UnbilledRow): ResultOf<'/api/FinCheck/GetUnbilledPage'>[number] {
  return { checkItemId: row.sourceId, ...sourceOf(row), ...goodsOf(row) };
}

/** What a row is about, on a statement or not yet. */
function sourceOf(row: Pick<UnbilledRow, 'sourceType' | 'qty' | 'feeFen' | 'taxFen' | 'happenedAt'>) {
  return {
    sourceType: row.sourceType === statementSources.carriedOver ? statementSources.adjustment : row.sourceType,
    sourceText: statementSourceTexts[row.sourceType],
    qty: row.qty,
    fee: row.feeFen,
    taxFee: row.taxFen,
    bizTime: shanghaiDay(row.happenedAt),
  };
}

/** The goods behind a row; it may be about money alone. */
const goodsOf = (goods: Omit<LinePageRow, 'line' | 'costCenter' | 'orgName' | 'userName' | 'supplierName'>) => ({
  orderNo: goods.orderNo ?? '',
  purchaseNo: goods.purchaseNo ?? '',
  itemId: goods.itemId ?? '',
  productId: goods.productId ?? '',
  itemNo: goods.itemNo ?? '',
  itemName: goods.itemName ?? '',
  itemSpec: goods.itemSpec ?? '',
  imgUrl: goods.imgUrl ?? '',
  unitName: goods.unitName ?? '',
  ...saidPieces({ pieceQty: goods.pieceQty ?? undefined, pieceName: goods.pieceName ?? undefined }),
  price: goods.priceFen ?? 0,
});

/** Splits the fee of a row into goods, freight and discount. */
function partsOf({ qty, feeFen, freightFen }: LinePageRow['line'], priceFen: number) {
  const discountFen = rowDiscountFen({ priceFen, qty, feeFen, freightFen });
  return { goodsFee: priceFen * qty, discountFee: discountFen, freightFee: freightFen };
}

/** The statement that a body names, in our words. */
export const fromNamed = <B extends { checkId: string }>({ checkId, ...rest }: B) => ({
  ...rest,
  statementId: checkId,
});

/** Undefined means that there was nothing to bill. */
export const toGenerated = (made: Generated | undefined): ResultOf<'/api/OpsCheck/Generate'> =>
  made ? { checkId: made.statementId, checkNo: made.statementNo, isNew: made.isNew } : { isNew: false };

export const toState = ({ id, state, version }: StatementRow) => ({ checkId: id, checkState: state, version });

export function toPaymentPage({
  rows,
  parts,
  links,
}: Awaited<ReturnType<typeof listPayments>>): ResultOf<'/api/OpsCheck/GetPayPage'> {
  return rows.map(({ payment, customerName }) => ({
    ...toPayment(payment),
    customerName,
    voucherUrl: links.get(payment.voucherFileId ?? '')?.fileUrl,
    allocations: parts
      .filter((part) => part.paymentId === payment.id)
      .map(({ statementId, statementNo, feeFen }) => ({ checkId: statementId, checkNo: statementNo, fee: feeFen })),
  }));
}
