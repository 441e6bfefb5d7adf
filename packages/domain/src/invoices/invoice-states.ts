/** Invoices 数电票 (docs/domain/invoices.md §1). The codes are the wire's and the database's. */
export const invoiceKindTexts = { '82': '电子发票（普通发票）', '81': '电子发票（增值税专用发票）' } as const;
export type InvoiceKind = keyof typeof invoiceKindTexts;

/** What became of an invoice that was chosen with the order: it waits for the goods, was asked for, or could not be. */
export type InvoiceWishState = 'waiting' | 'asked' | 'ended';

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

export const invoiceStateTexts: Record<InvoiceState, string> = {
  10: '待开票',
  20: '开票中',
  30: '已开票',
  40: '开票失败',
  50: '已撤销',
  60: '红冲确认中',
  65: '部分红冲',
  70: '已红冲',
};

/** What an order says of its invoices (`invoiceState`, docs/domain/orders.md §7); 0, none asked for, has no text. */
export const orderInvoiceTexts: Readonly<Record<number, string>> = {
  1: '开票申请中',
  2: '部分已开票',
  3: '已开票',
  4: '发票已红冲',
};

/** Reason 01 takes back the whole invoice only, the others all or part of it. */
export const redReasonTexts = { '01': '开票有误', '02': '销货退回', '03': '服务中止', '04': '销售折让' } as const;
export type RedReason = keyof typeof redReasonTexts;

/** 红字确认单 as the tax platform numbers its states. */
export const redConfirmTexts = {
  '01': '无需确认',
  '02': '待购方确认',
  '03': '待销方确认',
  '04': '购销双方已确认',
  '05': '作废（销方录入，购方否认）',
  '06': '作废（购方录入，销方否认）',
  '07': '作废（超72小时未确认）',
  '08': '作废（发起方撤销）',
  '09': '作废（确认后撤销）',
} as const;
export type RedConfirmState = keyof typeof redConfirmTexts;

export const isRedAgreed = (state: RedConfirmState): boolean => state === '01' || state === '04';
export const isRedVoid = (state: RedConfirmState): boolean => Number(state) >= 5;

interface Move {
  from: readonly InvoiceState[];
  next: readonly InvoiceState[];
}

/** Every event that may change an invoice, and nothing else may. */
export const invoiceMoves = {
  withdraw: { from: [10], next: [50] },
  issue: { from: [10, 40], next: [20] },
  succeed: { from: [20], next: [30] },
  fail: { from: [20], next: [40] },
  applyRed: { from: [30, 65], next: [60] },
  issueRed: { from: [60], next: [65, 70] },
  voidRed: { from: [60], next: [30, 65] },
} as const satisfies Record<string, Move>;
export type InvoiceMove = keyof typeof invoiceMoves;

export const isInvoiceMoveAllowed = (move: InvoiceMove, state: InvoiceState, next?: InvoiceState): boolean => {
  const { from, next: leadsTo }: Move = invoiceMoves[move];
  return from.includes(state) && (next === undefined || leadsTo.includes(next));
};

export const invoiceEventTexts: Record<InvoiceMove | 'submit', string> = {
  submit: '提交开票申请',
  withdraw: '撤销申请',
  issue: '开始开票',
  succeed: '开票成功',
  fail: '开票失败',
  applyRed: '申请红冲',
  issueRed: '红字发票已开具',
  voidRed: '红字确认单已作废',
};

/** Requests that hold the amounts of their orders; a failed or withdrawn one has let them go. */
export const holdingStates: readonly InvoiceState[] = [10, 20, 30, 60, 65, 70];

/** What the buyer's side may do with an invoice now; the screen's buttons and the server's guard. */
export type InvoiceAction = 'cancel' | 'applyRed' | 'confirmRed' | 'sendMail' | 'download' | 'applyAgain';

export function invoiceActions(invoice: {
  state: InvoiceState;
  hasPdf: boolean;
  /** A red-letter confirmation waits for the buyer. */
  awaitsBuyer: boolean;
}): InvoiceAction[] {
  const { state, hasPdf, awaitsBuyer } = invoice;
  const actions: InvoiceAction[] = [];
  if (isInvoiceMoveAllowed('withdraw', state)) actions.push('cancel');
  if (state === invoiceStates.failed) actions.push('applyAgain');
  if (hasPdf) actions.push('download', 'sendMail');
  if (awaitsBuyer) actions.push('confirmRed');
  if (isInvoiceMoveAllowed('applyRed', state)) actions.push('applyRed');
  return actions;
}

/** Seconds until a paper that the tax platform is at work on is asked about again; the last one repeats. */
const queryDelays = [6, 10, 30, 60, 300, 1800, 3600];

export const nextTaxQuery = (askedBefore: number, now: Date): Date =>
  new Date(now.getTime() + (queryDelays[Math.min(askedBefore, queryDelays.length - 1)] ?? 3600) * 1000);
