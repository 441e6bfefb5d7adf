import { type OrderMove, type PayMode, payModes } from '../orders/order-states.ts';
import { type ParcelState, parcelStates } from '../orders/tracking.ts';

/** What a message of the message centre is about, and how the screen calls it. */
export const messageKinds = {
  order: '订单',
  money: '支付与退款',
  afterSales: '售后',
  invoice: '发票',
  approval: '审批',
  goods: '商品',
  account: '账户安全',
} as const;
export type MessageKind = keyof typeof messageKinds;

export interface MessageText {
  kind: MessageKind;
  title: string;
  /** Follows the number of the document the message is about. */
  text: string;
}

/** Where the storefront shows a document, for the links of messages and mails. */
export const shopLinks = {
  order: (orderNo: string) => `/center/order/orderDetail?orderNo=${orderNo}`,
  approval: (approvalId: string) => `/center/order/orderDetails?auditId=${approvalId}`,
  invoice: (invoiceReqNo: string) => `/center/order/invoiceDetail?invoiceReqNo=${invoiceReqNo}`,
  invoiceTitles: '/center/kamUser/invoice?tab=titles',
  receiving: '/center/order/receiving',
  myOrders: '/center/order/myOrder',
  returnSheet: (returnNo: string) => `/center/order/returnDetail?returnNo=${returnNo}`,
} as const;

/**
 * What the owner of an order is told when somebody else, or the system, moves it. Moves that change nothing for him
 * (setPickLock, setPayMode) are silent, and so are his own.
 */
const orderMessages: Partial<Record<OrderMove, MessageText>> = {
  approve: { kind: 'approval', title: '审批已通过', text: '已通过审批。' },
  expireApproval: { kind: 'approval', title: '审批超时', text: '超时未审批，已自动取消。' },
  expireEdit: { kind: 'approval', title: '订单超时未修改', text: '驳回后超时未修改，已自动取消。' },
  pay: { kind: 'money', title: '订单付款成功', text: '已付款成功，商家正在安排发货。' },
  cancel: { kind: 'order', title: '订单已取消', text: '已取消。' },
  expire: { kind: 'order', title: '订单超时未付款', text: '超过付款期限，已自动取消。' },
  agreeCancel: { kind: 'order', title: '商家同意取消订单', text: '已取消，已付款项将原路退回。' },
  refuseCancel: { kind: 'order', title: '商家未同意取消', text: '的取消申请未通过，订单继续履行。' },
  cancelShort: { kind: 'order', title: '部分商品缺货取消', text: '有商品缺货，商家已取消该部分，相应款项将退回。' },
  ship: { kind: 'order', title: '订单已发货', text: '已发货，可在订单详情查看物流。' },
  receive: { kind: 'order', title: '订单已收货', text: '已确认收货。' },
  refund: { kind: 'money', title: '退款成功', text: '的退款已到账。' },
};

/** The same where the order is on account: nothing was paid, so nothing arrives; what is owed becomes less. */
const onAccountMessages: Partial<Record<OrderMove, MessageText>> = {
  agreeCancel: { kind: 'order', title: '商家同意取消订单', text: '已取消，相应金额将冲减账期欠款。' },
  cancelShort: {
    kind: 'order',
    title: '部分商品缺货取消',
    text: '有商品缺货，商家已取消该部分，相应金额将冲减账期欠款。',
  },
  refund: { kind: 'money', title: '账期欠款已冲减', text: '的退款已冲减账期欠款，信用额度同时恢复。' },
};

/** `editDays`: how long a rejected order may be edited. */
export const orderMessageOf = (
  move: OrderMove,
  payMode: PayMode,
  { editDays }: { editDays: number },
): MessageText | undefined =>
  (move === 'reject'
    ? { kind: 'approval' as const, title: '审批被驳回', text: `未通过审批，可在${editDays}天内修改后重新提交。` }
    : undefined) ??
  (payMode === payModes.credit ? onAccountMessages[move] : undefined) ??
  orderMessages[move];

/** What the owner of an order is told when the shop writes to him about it; the words follow. */
export const shopNoteMessage = { kind: 'order', title: '商家给您留言' } as const;

/** What a named receiver of a department is told when a parcel leaves. */
export const receiverMessage: MessageText = {
  kind: 'order',
  title: '有包裹待验收',
  text: '已发货，请在到货后核对数量并验收。',
};

/** What the courier did with a parcel, where the owner of the order would want to know. */
export const parcelMessages: Partial<Record<ParcelState, MessageText>> = {
  [parcelStates.signed]: { kind: 'order', title: '包裹已签收', text: '已由快递送达并签收，请核对商品后确认收货。' },
  [parcelStates.astray]: { kind: 'order', title: '包裹配送异常', text: '配送遇到问题，请留意快递员来电或联系商家。' },
  [parcelStates.returned]: { kind: 'order', title: '包裹已退回', text: '未能送达，正在退回商家，退款将自动处理。' },
};
