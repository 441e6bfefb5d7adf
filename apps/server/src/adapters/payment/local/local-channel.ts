import { z } from 'zod';
import { billReadyAt, billSpan } from '@jicai/domain/channel-bills/channel-bills.ts';
import type { OnlineChannel } from '@jicai/domain/payments/payment-states.ts';
import type { Secrets } from '../../../secrets.ts';
import { type Books, type LocalHost, onBooks } from '../../books.ts';
import {
  type BillOutcome,
  type ChannelNotice,
  type ChannelOrder,
  type ChannelRefund,
  type CloseOutcome,
  type CreateOutcome,
  headerOf,
  type PaymentChannel,
  type QueryOutcome,
  type RawNotice,
  type RefundOutcome,
} from '../payment-channel.ts';
import {
  insertLocalPayment,
  insertLocalRefund,
  lockLocalPayment,
  selectLocalBill,
  selectLocalPayment,
  selectLocalRefund,
  updateClosed,
  updateRefundCalled,
  updateRefunded,
  updateRefundSucceeded,
} from './local-books.store.ts';
import { isSignedLocal, signLocal } from './local-signature.ts';

export interface LocalOptions {
  host: LocalHost;
  companyId: string;
  /** Which channel it plays. */
  channel: OnlineChannel;
}

/** Path of the page on which a buyer pays; the token proves that the shop placed the order. */
export function localPagePath(secrets: Secrets, companyId: string, payNo: string): string {
  return `/api/Dev/LocalPay/Page/${companyId}/${payNo}/${signLocal(secrets, companyId, 'page', payNo)}`;
}

export const localSignatureHeader = 'x-local-signature';

/** What the channel tells in a notice; also the shape that is signed and read back. */
export const zLocalNotice = z.object({
  payNo: z.string(),
  channelTradeNo: z.string(),
  feeFen: z.number().int(),
  paidAt: z.iso.datetime(),
});

/**
 * A payment channel on this machine for trying the shop without merchant keys (DEMO=1). It keeps its own books, learns
 * nothing from the shop's tables, and behaves like the real ones also where they are awkward: as ALIPAY the trade does not
 * exist before its page is opened, as WECHAT a refund is only accepted at first.
 */
export function createLocalChannel(options: LocalOptions): PaymentChannel {
  const { host, companyId } = options;
  const inBooks = <T>(fn: (books: Books) => Promise<T>) => onBooks(host, companyId, fn);
  return {
    adapter: 'local',
    merchantNo: '',
    create: (order) => createOrder(options, order),
    query: (payNo) => inBooks((books) => queryOrder(books, payNo)),
    close: (payNo) => inBooks((books) => closeOrder(books, payNo)),
    refund: (refund) => inBooks((books) => refundOrder(books, options.channel, refund)),
    queryRefund: ({ refundNo }) =>
      inBooks(async (books) => {
        const refund = await selectLocalRefund(books, refundNo);
        if (!refund) return { outcome: 'notExist' };
        await updateRefundSucceeded(books, refundNo);
        return { outcome: 'succeeded', channelRefundNo: refund.channelRefundNo };
      }),
    bill: (day) => inBooks((books) => billOf(books, options.channel, day)),
    readNotice: (notice) => readLocalNotice(options, notice),
    readReturn: (query) => {
      const payNo = query.get('out_trade_no') ?? '';
      return isSignedLocal(host.secrets, companyId, 'return', payNo, query.get('sign') ?? '') ? payNo : undefined;
    },
  };
}

async function createOrder(options: LocalOptions, order: ChannelOrder): Promise<CreateOutcome> {
  const { host, companyId, channel } = options;
  const { payNo, title, feeFen, notifyPath, returnPath, expireAt } = order;
  if (order.now >= expireAt) return { outcome: 'refused', reason: '订单已超过支付期限' };
  await onBooks(host, companyId, (books) =>
    insertLocalPayment(books, { channel, payNo, title, feeFen, notifyPath, returnPath, expireAt }),
  );
  const page = localPagePath(host.secrets, companyId, payNo);
  return channel === 'WECHAT'
    ? { outcome: 'accepted', payForm: null, codeUrl: order.buyerOrigin + page }
    : { outcome: 'accepted', payForm: { action: page, method: 'GET', fields: {} }, codeUrl: null };
}

async function queryOrder(books: Books, payNo: string): Promise<QueryOutcome> {
  const order = await selectLocalPayment(books, payNo);
  if (!order?.isOpened) return { outcome: 'notExist' };
  const { state, channelTradeNo, feeFen, paidAt, expireAt } = order;
  if (state === 'paid' && paidAt) return { outcome: 'paid', payNo, channelTradeNo, receivedFen: feeFen, paidAt };
  return { outcome: state === 'waiting' && expireAt > books.now ? 'unpaid' : 'closed' };
}

async function closeOrder(books: Books, payNo: string): Promise<CloseOutcome> {
  const { outcome } = await queryOrder(books, payNo);
  if (outcome !== 'unpaid') return { outcome };
  await updateClosed(books, payNo);
  // Somebody may have paid between the two statements.
  const after = await queryOrder(books, payNo);
  return { outcome: after.outcome === 'paid' ? 'paid' : 'closed' };
}

async function refundOrder(books: Books, channel: OnlineChannel, refund: ChannelRefund): Promise<RefundOutcome> {
  const { refundNo, payNo, feeFen } = refund;
  await lockLocalPayment(books, payNo);
  const known = await selectLocalRefund(books, refundNo);
  if (known && known.feeFen !== feeFen) return { outcome: 'abnormal', reason: '同一退款单号的金额不一致' };
  if (known) {
    await updateRefundCalled(books, refundNo);
    return { outcome: 'processing' };
  }
  if (!(await updateRefunded(books, payNo, feeFen))) return { outcome: 'abnormal', reason: '可退金额不足' };
  const isAtOnce = channel === 'ALIPAY';
  const state = isAtOnce ? 'succeeded' : 'processing';
  const channelRefundNo = await insertLocalRefund(books, { refundNo, payNo, feeFen, state });
  return isAtOnce ? { outcome: 'succeeded', channelRefundNo } : { outcome: 'processing' };
}

/** As a real one has it: in the morning after the day, and none of a day on which nothing moved. */
async function billOf(books: Books, channel: OnlineChannel, day: string): Promise<BillOutcome> {
  if (books.now < billReadyAt(channel, day)) return { outcome: 'missing' };
  const { paid, given } = await selectLocalBill(books, { channel, ...billSpan(day) });
  const payments = paid.map(({ payNo: no, channelTradeNo: channelNo, feeFen: amountFen, paidAt }) => {
    return { kind: 'payment', no, channelNo, amountFen, stage: 'done', at: paidAt ?? books.now } as const;
  });
  const refunds = given.map(({ refundNo: no, channelRefundNo: channelNo, feeFen: amountFen, state, createdAt: at }) => {
    const stage = state === 'succeeded' ? 'done' : 'pending';
    return { kind: 'refund', no, channelNo, amountFen, stage, at } as const;
  });
  const lines = [...payments, ...refunds];
  return lines.length > 0 ? { outcome: 'ready', lines } : { outcome: 'missing' };
}

function readLocalNotice({ host, companyId }: LocalOptions, notice: RawNotice): ChannelNotice {
  const signature = headerOf(notice, localSignatureHeader);
  if (!isSignedLocal(host.secrets, companyId, 'notice', notice.body, signature)) {
    return { notice: 'forged', reason: 'signature does not verify' };
  }
  const { payNo, channelTradeNo, feeFen, paidAt } = zLocalNotice.parse(JSON.parse(notice.body.toString('utf8')));
  return { notice: 'paid', payNo, channelTradeNo, receivedFen: feeFen, paidAt: new Date(paidAt) };
}
