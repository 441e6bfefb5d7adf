import { invoiceStates, type InvoiceState } from '@jicai/domain/invoices/invoice-states.ts';
import type { TagTone } from '@jicai/ui/display/Tag.tsx';

/** Tone of an invoice state: warn I must act, info somebody else acts, ok done, danger failed, grey ended. */
export const stateTones: Record<InvoiceState, TagTone> = {
  [invoiceStates.waiting]: 'info',
  [invoiceStates.issuing]: 'info',
  [invoiceStates.issued]: 'ok',
  [invoiceStates.failed]: 'danger',
  [invoiceStates.withdrawn]: 'grey',
  [invoiceStates.confirmingRed]: 'warn',
  [invoiceStates.partlyRed]: 'warn',
  [invoiceStates.red]: 'grey',
};

/** What happens next, in one sentence. */
export const nextTexts: Record<InvoiceState, string> = {
  [invoiceStates.waiting]: '申请已提交，一分钟后自动送税务平台开具，在此之前可以撤销。',
  [invoiceStates.issuing]: '税务平台正在开具，通常在几分钟内完成。',
  [invoiceStates.issued]: '发票已开具，可下载或再次发送到邮箱。',
  [invoiceStates.failed]: '发票没有开出来，请核对抬头信息后重新申请。',
  [invoiceStates.withdrawn]: '申请已撤销，对应订单可以重新申请开票。',
  [invoiceStates.confirmingRed]: '红字确认单正在处理，发票暂时不能再次红冲。',
  [invoiceStates.partlyRed]: '发票已部分红冲，其余部分仍然有效。',
  [invoiceStates.red]: '发票已全额红冲，对应订单可以重新申请开票。',
};
