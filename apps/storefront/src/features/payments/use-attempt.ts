import type { OnlineChannel } from '@jicai/domain/payments/payment-states.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { alipayPath, paySuccessPath, weChatPath } from '../../app/paths.ts';
import { attemptTrouble } from './attempt-trouble.ts';
import { attemptQuery, cashierQuery } from './payments.queries.ts';
import { usePayState } from './use-pay-state.ts';

/**
 * The attempt named by `payNo` in the address: its state, asked every 3 s, and what the channel gave for it. Leads to the result once the trade
 * is paid, and to the newer attempt when the server started one because this one could not be taken up.
 */
export function useAttempt(channel: OnlineChannel) {
  const [params] = useSearchParams();
  const payNo = params.get('payNo') ?? '';
  const navigate = useNavigate();
  const { query, state, isStopped, ask } = usePayState({ payNo });
  const trouble = state && attemptTrouble(state);
  const tradeNo = state?.tradeNo;
  const isPayable = state !== undefined && !state.tradePaid && !trouble;
  const attempt = useQuery(attemptQuery(payNo, channel, isPayable ? tradeNo : undefined));
  const cashier = useQuery({ ...cashierQuery(tradeNo ?? ''), enabled: isPayable });

  const isPaid = state?.tradePaid === true && !trouble;
  useEffect(() => {
    if (isPaid && tradeNo) void navigate(paySuccessPath(tradeNo), { replace: true });
  }, [isPaid, tradeNo, navigate]);

  const newNo = attempt.data?.payNo;
  useEffect(() => {
    if (newNo && newNo !== payNo)
      void navigate(channel === 'ALIPAY' ? alipayPath(newNo) : weChatPath(newNo), { replace: true });
  }, [newNo, payNo, channel, navigate]);

  // What the channel gave stands above the rest of the page, so the page is drawn with it.
  const isComing = !state || (isPayable && (attempt.isPending || cashier.isPending));
  return { payNo, query, state, tradeNo, trouble, isComing, attempt, cashier: cashier.data, isStopped, ask };
}
