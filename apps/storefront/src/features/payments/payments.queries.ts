import type { Cashier } from '@jicai/contract/payments/payments.ts';
import type { Channel, OnlineChannel } from '@jicai/domain/payments/payment-states.ts';
import { isInWechat } from '@jicai/domain/payments/wechat-browser.ts';
import { isPhone } from '@jicai/ui/hooks/use-media.ts';
import { queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';

const cashierPath = '/api/ShopPay/GetCashier';
const statePath = '/api/ShopPay/GetPayState';
const createPath = '/api/ShopPay/Create';

/** What is to be paid; `answeredAt` is this computer's clock at the answer, so that countdowns can follow the shop's. */
export const cashierQuery = (tradeNo: string) => {
  const body = { data: { tradeNo } };
  return queryOptions({
    queryKey: [cashierPath, body],
    queryFn: async ({ signal }) => {
      const { resultData } = await post(cashierPath, body, { signal });
      return { ...resultData, answeredAt: Date.now() };
    },
    staleTime: 0,
    gcTime: 0,
  });
};

export type PayStateAsk = { payNo: string } | { tradeNo: string };

/** The state of an attempt, or of a trade's newest one; the server asks the channel too. */
export const payStateQuery = (ask: PayStateAsk) =>
  queryOptions({
    queryKey: [statePath, ask],
    queryFn: async ({ signal }) => {
      const data = {
        payNo: 'payNo' in ask ? ask.payNo : undefined,
        tradeNo: 'tradeNo' in ask ? ask.tradeNo : undefined,
      };
      return (await post(statePath, { data }, { signal, isQuiet: true })).resultData;
    },
    staleTime: 0,
    gcTime: 0,
  });

/**
 * Starts an attempt, or takes up the open one of the same channel: the server answers the same number as long as it can still be paid, so a
 * reload needs no memory of its own.
 */
export async function startAttempt(tradeNo: string, channel: OnlineChannel | 'TRANSFER', requestId: string) {
  const where = { isPhone: paysOnPhone(channel), isInWeChat: isInside() };
  const { resultData } = await post(createPath, { data: { tradeNo, channel, ...where, requestId } });
  if (resultData.payNo) queryClient.setQueryData(attemptKey(resultData.payNo), resultData);
  return resultData;
}

/** WeChat's own page of payment does not open inside WeChat, nor inside 企业微信 (docs/domain/payments.md §11). */
const paysOnPhone = (channel: Channel) =>
  isPhone() && !(channel === 'WECHAT' && /MicroMessenger/i.test(navigator.userAgent));

/** WeChat itself shows this page. */
export const isInside = () => isInWechat(navigator.userAgent);

/** Whether a way to pay can be chosen here: inside WeChat Alipay does not open. */
export const isUsable = ({ channel, isEnable }: Cashier['channels'][number]): boolean =>
  isEnable && !(channel === 'ALIPAY' && isInside());

/** Where WeChat tells who pays; '' where nobody needs to be asked. */
export const beginPayer = async (tradeNo: string) =>
  (await post('/api/ShopPay/BeginWeChatPayer', { data: { tradeNo } })).resultData.url;

/** The trade that is to be paid by who WeChat says it is. */
export const finishPayer = async (said: { code: string; state: string }) =>
  (await post('/api/ShopPay/FinishWeChatPayer', { data: said })).resultData.tradeNo;

const attemptKey = (payNo: string) => [createPath, payNo];

/** What the channel gave for an attempt: the form or the QR text. */
export const attemptQuery = (payNo: string, channel: OnlineChannel, tradeNo: string | undefined) =>
  queryOptions({
    queryKey: attemptKey(payNo),
    queryFn: () => startAttempt(tradeNo ?? '', channel, newRequestId()),
    enabled: tradeNo !== undefined,
    staleTime: Infinity,
  });
