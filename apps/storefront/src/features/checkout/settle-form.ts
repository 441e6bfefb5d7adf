import type { InvoiceKind } from '@jicai/domain/invoices/invoice-states.ts';
import { type PayMode, payModes } from '@jicai/domain/orders/order-states.ts';
import { requestNote } from '@jicai/domain/approvals/approval-form.ts';
import { costCenter, orderRemark, purchaseNo } from '@jicai/domain/orders/order-form.ts';
import { tidyCode, tidyText } from '@jicai/domain/forms/text.ts';
import type { Picture } from '@jicai/web/form/use-pictures.ts';
import type { SettlePreview } from '@jicai/contract/cart/checkout.ts';

/** What the buyer writes on the settlement page; '' where nothing is filled in. */
export interface SettleForm {
  purchaseNo: string;
  costCenter: string;
  /** "YYYY-MM-DD" */
  expectDate: string;
  /** For the approvers, where there are any. */
  auditNote: string;
  /** '' for none. */
  invoiceKind: InvoiceKind | '';
  /** '' while none was chosen: then the first title counts. */
  titleId: string;
  /** '' while none was typed: then the title's own. */
  receiveEmail: string;
  /** 采购附件, uploaded. */
  files: readonly Picture[];
  /** By supplierId. */
  remarks: Readonly<Record<string, string>>;
}

export const emptySettleForm: SettleForm = {
  purchaseNo: '',
  costCenter: '',
  expectDate: '',
  auditNote: '',
  invoiceKind: '',
  titleId: '',
  receiveEmail: '',
  files: [],
  remarks: {},
};

/** Faults by field, remarks by `remark.<supplierId>`, with the texts of docs/domain/validation.md §6. */
export function settleFaults(form: SettleForm, today: string): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  const note = (field: string, text: string | undefined) => {
    if (text) faults[field] = text;
  };
  note('purchaseNo', purchaseNo(tidyCode(form.purchaseNo)));
  note('costCenter', costCenter(tidyCode(form.costCenter)));
  note('auditNote', requestNote(tidyText(form.auditNote)));
  if (form.expectDate && form.expectDate < today) faults['expectDate'] = '期望到货日期不能早于今天';
  for (const [supplierId, remark] of Object.entries(form.remarks))
    note(`remark.${supplierId}`, orderRemark(tidyText(remark)));
  return faults;
}

/** The written part of Submit's body. */
export const formFields = (form: SettleForm) => ({
  purchaseNo: tidyCode(form.purchaseNo),
  costCenter: tidyCode(form.costCenter),
  expectDate: form.expectDate || undefined,
  auditNote: tidyText(form.auditNote),
  files: form.files.map(({ url }) => url),
  remarks: Object.entries(form.remarks)
    .map(([supplierId, remark]) => ({ supplierId, remark: tidyText(remark) }))
    .filter(({ remark }) => remark !== ''),
});

const modeOrder: readonly PayMode[] = [payModes.credit, payModes.online, payModes.transfer];
/** On account first, as an enterprise buys; members have no such mode. */
export const inOrder = (modes: Readonly<SettlePreview['payModes']>) =>
  modes.toSorted((a, b) => modeOrder.indexOf(a.payMode) - modeOrder.indexOf(b.payMode));

/** When money is due by a way to pay; undefined on account, where the credit speaks for itself. */
export function payWhenText(
  { payMode, payDays }: Pick<SettlePreview['payModes'][number], 'payMode' | 'payDays'>,
  needAudit: boolean,
): string | undefined {
  if (payMode === payModes.online) return `支付宝、微信支付，${needAudit ? '审批通过后' : '提交后立即'}付款`;
  if (payMode !== payModes.transfer) return undefined;
  return `${needAudit ? '审批通过后 ' : ''}${payDays} 天内转账并提交凭证，到账后发货`;
}

/** The mode that counts: the chosen one, else the first that may be used. */
export function payModeOf(preview: SettlePreview, chosen: PayMode | undefined): PayMode | undefined {
  const usable = inOrder(preview.payModes).filter(({ isEnable }) => isEnable);
  return usable.find(({ payMode }) => payMode === chosen)?.payMode ?? usable[0]?.payMode;
}

/** Why the order cannot be submitted as it stands; undefined when it can. */
export function whySubmitDisabled(preview: SettlePreview, payMode: number | undefined): string | undefined {
  if (preview.groups.some(({ items }) => items.some(({ errorCode }) => errorCode)))
    return '部分商品不能购买，请返回修改';
  if (!preview.address) return '请选择收货地址';
  if (payMode === undefined) return '没有可用的支付方式';
  return preview.canSubmit ? undefined : '当前不能提交订单';
}
