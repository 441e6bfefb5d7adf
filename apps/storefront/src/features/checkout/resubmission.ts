import { auditStates } from '@jicai/domain/approvals/approval-states.ts';
import type { Audit } from '@jicai/contract/approvals/approvals.ts';
import type { Order } from '@jicai/contract/orders/orders.ts';
import { type PayMode, payModes, payModeTexts } from '@jicai/domain/orders/order-states.ts';
import type { SettledLine } from './goods-in-address.ts';
import { emptySettleForm, type SettleForm } from './settle-form.ts';

/** What an order that is submitted again starts with. */
export interface Again {
  tradeNo: string;
  /** Of the approval. */
  version: number;
  /** Why it came back, as a sentence. */
  reason: string;
  addressId: string;
  payMode: PayMode;
  form: SettleForm;
}

/** `invoice`: what was chosen the first time. */
export function resubmissionOf(audit: Audit, invoice: Order['invoice']): Again {
  const rejected = audit.failReason || audit.history.findLast(({ event }) => event === 'reject')?.remark;
  return {
    tradeNo: audit.tradeNo,
    version: audit.version,
    reason: audit.auditState === auditStates.withdrawn ? '申请已撤回。' : `申请被驳回：${rejected ?? ''}。`,
    addressId: audit.address.addressId,
    payMode: Object.values(payModes).find((mode) => payModeTexts[mode] === audit.payModeText) ?? payModes.online,
    form: {
      ...emptySettleForm,
      ...(invoice && {
        invoiceKind: invoice.invoiceKind,
        titleId: invoice.titleId,
        receiveEmail: invoice.receiveEmail,
      }),
      purchaseNo: audit.purchaseNo,
      costCenter: audit.costCenter,
      expectDate: audit.expectDate ?? '',
      auditNote: audit.note,
      files: audit.files.map(({ fileUrl, fileName }) => ({ url: fileUrl, name: fileName })),
      remarks: Object.fromEntries(audit.orders.map(({ supplierId, remark }) => [supplierId, remark])),
    },
  };
}

export const linesOf = (audit: Audit): SettledLine[] =>
  audit.orders.flatMap((order) => order.lines.map(({ itemId, qty }) => ({ itemId, qty })));
