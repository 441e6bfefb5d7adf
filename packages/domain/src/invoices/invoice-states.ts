/** Invoices 数电票 (docs/domain/invoices.md §1). The codes are the wire's and the database's. */
export const invoiceKinds = { ordinary: '82', special: '81' } as const;
export type InvoiceKind = (typeof invoiceKinds)[keyof typeof invoiceKinds];
export const invoiceKindTexts: Record<InvoiceKind, string> = {
  [invoiceKinds.ordinary]: '电子发票（普通发票）',
  [invoiceKinds.special]: '电子发票（增值税专用发票）',
};

/** What became of an invoice that was chosen with the order: it waits for the goods, was asked for, or could not be. */
export type InvoiceChoiceState = 'waiting' | 'asked' | 'ended';

export const invoiceStates = {
  waiting: 10,
  issuing: 20,
  issued: 30,
  failed: 40,
  withdrawn: 50,
  confirmingRed: 60,
  partlyRed: 65,
  red: 70,
} as const;
export type InvoiceState = (typeof invoiceStates)[keyof typeof invoiceStates];
export const allInvoiceStates: readonly InvoiceState[] = Object.values(invoiceStates);

export const invoiceStateTexts: Record<InvoiceState, string> = {
  [invoiceStates.waiting]: '待开票',
  [invoiceStates.issuing]: '开票中',
  [invoiceStates.issued]: '已开票',
  [invoiceStates.failed]: '开票失败',
  [invoiceStates.withdrawn]: '已撤销',
  [invoiceStates.confirmingRed]: '红冲确认中',
  [invoiceStates.partlyRed]: '部分红冲',
  [invoiceStates.red]: '已红冲',
};

/** What an order says of its invoices (`invoiceState`, docs/domain/orders.md §7). */
export const orderInvoiceStates = { none: 0, applied: 1, partlyIssued: 2, issued: 3, red: 4 } as const;
export type OrderInvoiceState = (typeof orderInvoiceStates)[keyof typeof orderInvoiceStates];

/** None asked for has no text. */
export const orderInvoiceTexts: Partial<Record<OrderInvoiceState, string>> = {
  [orderInvoiceStates.applied]: '开票申请中',
  [orderInvoiceStates.partlyIssued]: '部分已开票',
  [orderInvoiceStates.issued]: '已开票',
  [orderInvoiceStates.red]: '发票已红冲',
};

/** A mistake takes back the whole invoice only, the other reasons all or part of it. */
export const redReasons = { mistake: '01', goodsReturned: '02', serviceEnded: '03', allowance: '04' } as const;
export type RedReason = (typeof redReasons)[keyof typeof redReasons];

export const redReasonTexts: Record<RedReason, string> = {
  [redReasons.mistake]: '开票有误',
  [redReasons.goodsReturned]: '销货退回',
  [redReasons.serviceEnded]: '服务中止',
  [redReasons.allowance]: '销售折让',
};

/** 红字确认单 as the tax platform numbers its states. */
export const redConfirmStates = {
  notNeeded: '01',
  awaitingBuyer: '02',
  awaitingSeller: '03',
  confirmed: '04',
  deniedByBuyer: '05',
  deniedBySeller: '06',
  timedOut: '07',
  withdrawn: '08',
  withdrawnAfterwards: '09',
} as const;
export type RedConfirmState = (typeof redConfirmStates)[keyof typeof redConfirmStates];

export const redConfirmTexts: Record<RedConfirmState, string> = {
  [redConfirmStates.notNeeded]: '无需确认',
  [redConfirmStates.awaitingBuyer]: '待购方确认',
  [redConfirmStates.awaitingSeller]: '待销方确认',
  [redConfirmStates.confirmed]: '购销双方已确认',
  [redConfirmStates.deniedByBuyer]: '作废（销方录入，购方否认）',
  [redConfirmStates.deniedBySeller]: '作废（购方录入，销方否认）',
  [redConfirmStates.timedOut]: '作废（超72小时未确认）',
  [redConfirmStates.withdrawn]: '作废（发起方撤销）',
  [redConfirmStates.withdrawnAfterwards]: '作废（确认后撤销）',
};

export const isRedAgreed = (state: RedConfirmState): boolean =>
  state === redConfirmStates.notNeeded || state === redConfirmStates.confirmed;
export const isRedVoid = (state: RedConfirmState): boolean => Number(state) >= Number(redConfirmStates.deniedByBuyer);

interface Move {
  from: readonly InvoiceState[];
  next: readonly InvoiceState[];
}

/** Every event that may change an invoice, and nothing else may. */
export const invoiceMoves = {
  withdraw: { from: [invoiceStates.waiting], next: [invoiceStates.withdrawn] },
  issue: { from: [invoiceStates.waiting, invoiceStates.failed], next: [invoiceStates.issuing] },
  succeed: { from: [invoiceStates.issuing], next: [invoiceStates.issued] },
  fail: { from: [invoiceStates.issuing], next: [invoiceStates.failed] },
  applyRed: { from: [invoiceStates.issued, invoiceStates.partlyRed], next: [invoiceStates.confirmingRed] },
  issueRed: { from: [invoiceStates.confirmingRed], next: [invoiceStates.partlyRed, invoiceStates.red] },
  voidRed: { from: [invoiceStates.confirmingRed], next: [invoiceStates.issued, invoiceStates.partlyRed] },
} as const satisfies Record<string, Move>;
export type InvoiceMove = keyof typeof invoiceMoves;

export const isInvoiceMoveAllowed = (move: InvoiceMove, state: InvoiceState, next?: InvoiceState): boolean => {
  const { from, next: leadsTo }: Move = invoiceMoves[move];
  return from.includes(state) && (next === undefined || leadsTo.includes(next));
};

/** What the record of an invoice tells: its moves, and files that were added without one. */
export type InvoiceEvent = InvoiceMove | 'submit' | 'attach';

export const invoiceEventTexts: Record<InvoiceEvent, string> = {
  submit: '提交开票申请',
  attach: '上传发票文件',
  withdraw: '撤销申请',
  issue: '开始开票',
  succeed: '开票成功',
  fail: '开票失败',
  applyRed: '申请红冲',
  issueRed: '红字发票已开具',
  voidRed: '红字确认单已作废',
};

/** Requests that hold the amounts of their orders; a failed or withdrawn one has let them go. */
export const holdingStates: readonly InvoiceState[] = [
  invoiceStates.waiting,
  invoiceStates.issuing,
  invoiceStates.issued,
  invoiceStates.confirmingRed,
  invoiceStates.partlyRed,
  invoiceStates.red,
];

/** Invoices that exist as papers, whether or not part of them, or all, has been taken back since. */
export const issuedStates: readonly InvoiceState[] = [
  invoiceStates.issued,
  invoiceStates.confirmingRed,
  invoiceStates.partlyRed,
  invoiceStates.red,
];

/** What the buyer's side may do with an invoice now; the screen's buttons and the server's guard. */
export const invoiceActionNames = ['cancel', 'applyRed', 'confirmRed', 'sendMail', 'download', 'applyAgain'] as const;
export type InvoiceAction = (typeof invoiceActionNames)[number];

export function invoiceActions(invoice: {
  state: InvoiceState;
  hasPdf: boolean;
  /** Any paper at all: PDF, OFD or XML. */
  hasFile: boolean;
  /** A red-letter confirmation waits for the buyer. */
  awaitsBuyer: boolean;
}): InvoiceAction[] {
  const { state, hasPdf, hasFile, awaitsBuyer } = invoice;
  const actions: InvoiceAction[] = [];
  if (isInvoiceMoveAllowed('withdraw', state)) actions.push('cancel');
  if (state === invoiceStates.failed) actions.push('applyAgain');
  if (hasFile) actions.push('download');
  if (hasPdf) actions.push('sendMail');
  if (awaitsBuyer) actions.push('confirmRed');
  if (isInvoiceMoveAllowed('applyRed', state)) actions.push('applyRed');
  return actions;
}

/** Seconds until a paper that the tax platform is at work on is asked about again; the last one repeats. */
const queryDelays = [6, 10, 30, 60, 300, 1800, 3600];

export const nextTaxQuery = (askedBefore: number, now: Date): Date =>
  new Date(now.getTime() + (queryDelays[Math.min(askedBefore, queryDelays.length - 1)] ?? 3600) * 1000);
