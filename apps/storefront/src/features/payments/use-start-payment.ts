import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import type { Channel } from '@jicai/domain/payments/payment-states.ts';
import { isPhone } from '@jicai/ui/hooks/use-media.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Refusal } from '@jicai/web/call/faults.ts';
import { alipayPath, paySuccessPath, weChatPath } from '../../app/paths.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { startedState } from './use-once-started.ts';
import { alipayWindow } from './alipay-window.ts';
import { rememberChannel } from './last-channel.ts';
import { beginPayer, isInside, startAttempt } from './payments.queries.ts';

/**
 * Starts the payment and goes to the page of its channel. `refusal` is why it did not start. A transfer only moves the deadline: `onChanged` reads
 * the cashier again.
 */
export function useStartPayment(tradeNo: string, onChanged: () => void) {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const send = useWriteOnce((channel: Channel, requestId) => startAttempt(tradeNo, channel, requestId));

  async function start(channel: Channel) {
    setIsBusy(true);
    setRefusal('');
    // Browsers open a window only on a click: it is opened now and filled when the channel has answered.
    const opened = channel === 'ALIPAY' && !isPhone() ? alipayWindow.open() : undefined;
    try {
      const askAt = channel === 'WECHAT' && isInside() ? await beginPayer(tradeNo) : '';
      if (askAt) {
        window.location.assign(askAt);
        return;
      }
      const { payNo } = await send(channel);
      rememberChannel(channel);
      if (channel === 'TRANSFER') onChanged();
      else void navigate(channel === 'ALIPAY' ? alipayPath(payNo) : weChatPath(payNo), { state: startedState });
    } catch (error) {
      opened?.close();
      if (!(error instanceof Refusal) || error.code === errorCodes.signedOut) return;
      if (error.code === errorCodes.alreadyPaid) void navigate(paySuccessPath(tradeNo), { replace: true });
      setRefusal(error.message);
      onChanged();
    } finally {
      setIsBusy(false);
    }
  }
  return { start: (channel: Channel) => void start(channel), isBusy, refusal };
}
