import type { ResultOf } from '@jicai/contract/index.ts';
import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { payableFen, supplierInvoiceTexts, uninvoicedFen } from '@jicai/domain/settlements/settlement-invoices.ts';
import { settlementOptionsOf } from '@jicai/domain/settlements/settlement-options.ts';
import {
  settlementActions,
  settlementEventTexts,
  type SettlementMove,
  settlementSourceTexts,
  settlementStates,
  settlementStateTexts,
} from '@jicai/domain/settlements/settlement-states.ts';
import { periodText } from '@jicai/domain/statements/statement-period.ts';
import { disputeReasonTexts, disputeStates } from '@jicai/domain/statements/statement-states.ts';
import type { ShopPermission } from '@jicai/domain/shop-side/shop-permissions.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { linkFiles } from '../files/index.ts';
import { findWaitingChange } from '../changes/index.ts';
import { getSettlement } from './move-settlement.ts';
import { selectShopOptions } from './settlement-facts.store.ts';
import { selectSupplierInvoices } from './settlement-invoices.store.ts';
import { countSettlementLines, type LinePageRow } from './settlement-lines.store.ts';
import { selectTerms } from './settlement-terms.store.ts';
import { selectSettlementHistory, selectSettlementPayments, type SettlementRow } from './settlements.store.ts';

/** What a sheet is called by on screens and papers; a month may have several. */
export const settlementTitle = ({ part, ...period }: Pick<SettlementRow, 'part' | 'periodFrom' | 'periodTo'>): string =>
  `${periodText(period)}结算单${part > 1 ? `（第 ${part} 张）` : ''}`;

const permissionOf: Readonly<Record<SettlementMove, ShopPermission>> = {
  setCost: 'ops.settle.edit',
  send: 'ops.settle.edit',
  confirm: 'ops.own.settle',
  dispute: 'ops.own.settle',
  withdrawDispute: 'ops.own.settle',
  adjust: 'ops.settle.adjust',
  reverseAdjust: 'ops.settle.adjust',
  reply: 'ops.settle.edit',
  addInvoice: 'ops.own.settle',
  checkInvoice: 'ops.settle.edit',
  pay: 'ops.settle.pay',
  void: 'ops.settle.edit',
};

export const toSettlementState = ({ id, state, version }: SettlementRow) => ({
  settleId: id,
  settleState: state,
  settleStateText: settlementStateTexts[state],
  version,
});

export function toSettlementHead(
  { actor }: SignedInCtx,
  row: SettlementRow,
): ResultOf<'/api/OpsSettle/GetPage'>[number] {
  const side = actor.accountType === accountTypes.supplier ? 'supplier' : 'operator';
  return {
    ...toSettlementState(row),
    settleNo: row.settlementNo,
    supplierId: row.supplierId,
    supplierName: row.supplierName,
    title: settlementTitle(row),
    periodFrom: row.periodFrom,
    periodTo: row.periodTo,
    receivedFee: row.receivedFen,
    returnedFee: row.returnedFen,
    adjustFee: row.adjustFen,
    commissionFee: row.commissionFen,
    totalFee: row.totalFen,
    paidFee: row.paidFen,
    missingCount: row.missingCount,
    dueDate: row.dueDate ?? undefined,
    createTime: shanghaiTime(row.createdAt),
    actions: settlementActions(row, {
      actor: side,
      may: (move) => actor.shopPermissions.has(permissionOf[move]),
    }),
  };
}

/** A sheet with its history, payments and what its supplier gave for papers. Refused with notFound. */
export async function readSettlement(ctx: SignedInCtx, settleId: string): Promise<ResultOf<'/api/OpsSettle/GetModel'>> {
  const row = await getSettlement(ctx, settleId);
  const isShop = ctx.actor.accountType === accountTypes.operator;
  const [counts, history, payments, terms, invoices, options] = await Promise.all([
    countSettlementLines(ctx, row.id),
    selectSettlementHistory(ctx, row.id),
    selectSettlementPayments(ctx, row.id),
    selectTerms(ctx, row.supplierId),
    selectSupplierInvoices(ctx, row.id),
    selectShopOptions(ctx),
  ]);
  const links = await linkFiles(ctx, [
    ...payments.map(({ voucherFileId }) => voucherFileId),
    ...invoices.map(({ fileId }) => fileId),
  ]);
  const { isInvoiceFirst } = settlementOptionsOf(options);
  const change = isShop ? await findWaitingChange(ctx, { kind: 'settlement.adjust', subjectId: row.id }) : undefined;
  return {
    ...toSettlementHead(ctx, row),
    ...counts,
    termDays: row.termDays,
    invoiceInfo: terms.invoiceInfo,
    payeeInfo: terms.payeeInfo,
    history: history
      .filter((row) => isShop || isTold(row))
      .map(({ event, actorType, actorName, reason, createdAt }) => ({
        event,
        eventText: settlementEventTexts[event],
        // A supplier deals with the shop, not with one of its people.
        actorName: isShop || actorType === 'supplier' ? actorName : '商城',
        reason,
        time: shanghaiTime(createdAt),
      })),
    payments: payments.map(({ feeFen, bankSerialNo, paidOn, userName, voucherFileId }) => ({
      fee: feeFen,
      bankSerialNo,
      paidOn,
      userName: isShop ? userName : '商城',
      voucherUrl: links.get(voucherFileId)?.fileUrl ?? '',
    })),
    invoices: invoices.map((one) => ({
      invoiceId: one.id,
      invoiceNo: one.invoiceNo,
      issuedOn: one.issuedOn,
      fee: one.feeFen,
      invoiceState: one.state,
      invoiceStateText: supplierInvoiceTexts[one.state],
      reply: one.reply,
      userName: one.userName,
      time: shanghaiTime(one.createdAt),
      fileUrl: links.get(one.fileId)?.fileUrl ?? '',
    })),
    uninvoicedFee: uninvoicedFen(row),
    payableFee: payableFen(row, { isInvoiceFirst }),
    isInvoiceFirst,
    ...(change && { changeId: change.id }),
  };
}

/** What the shop did before it sent the sheet is its own. */
const isTold = ({ fromState, event }: { fromState: number | null; event: string }): boolean =>
  event === 'send' || (fromState !== null && fromState !== settlementStates.draft);

export function toSettlementLine(row: LinePageRow): ResultOf<'/api/OpsSettle/GetLinePage'>[number] {
  const { line } = row;
  const { disputeState, disputeReason, claimQty, claimFen } = line;
  return {
    lineId: line.id,
    sourceType: line.sourceType,
    sourceTypeText: settlementSourceTexts[line.sourceType],
    orderNo: row.orderNo ?? '',
    itemId: row.itemId ?? '',
    itemNo: row.itemNo ?? '',
    itemName: row.itemName ?? '',
    itemSpec: row.itemSpec ?? '',
    unitName: row.unitName ?? '',
    qty: line.qty,
    costFee: line.costFen,
    fee: line.feeFen,
    rateBp: line.rateBp,
    commissionFee: line.commissionFen,
    happenTime: shanghaiTime(line.happenedAt),
    reason: line.reason,
    aboutLineId: line.aboutId ?? undefined,
    disputeState,
    disputeReason: disputeReason ?? undefined,
    disputeText: disputeText(disputeState, disputeReason),
    disputeRemark: line.disputeRemark,
    claimQty: claimQty ?? undefined,
    claimFee: claimFen ?? undefined,
    reply: line.reply,
  };
}

function disputeText(state: LinePageRow['line']['disputeState'], reason: LinePageRow['line']['disputeReason']): string {
  if (state === disputeStates.none) return '';
  const about = reason ? ` · ${disputeReasonTexts[reason]}` : '';
  return state === disputeStates.open ? `异议${about}` : `已答复${about}`;
}
