import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { Fault, Refusal } from '@jicai/web/call/faults.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { cashierPath, weChatPath } from '../../app/paths.ts';
import { rememberChannel } from './last-channel.ts';
import pageStyles from './PayPage.module.css';
import { finishPayer, startAttempt } from './payments.queries.ts';
import { TradeMessage } from './TradeMessage.tsx';
import { startedState } from './use-once-started.ts';

/** /WeChatPayer?code=…&state=…: where WeChat sends back who pays inside it (docs/domain/payments.md §11). It goes on by itself. */
export function WeChatPayerPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  const isAsked = useRef(false);
  const code = params.get('code') ?? '';
  const state = params.get('state') ?? '';

  useEffect(() => {
    // React's strict mode runs effects twice; the second answer would be refused.
    if (isAsked.current) return;
    isAsked.current = true;
    const goOn = async () => {
      try {
        const tradeNo = await finishPayer({ code, state });
        const path = await pathOfAttempt(tradeNo);
        void navigate(path ?? cashierPath(tradeNo), { replace: true, ...(path && { state: startedState }) });
      } catch (error) {
        setProblem(error instanceof Refusal || error instanceof Fault ? error.message : '付款没有开始，请重新发起');
      }
    };
    void goOn();
  }, [code, state, navigate]);

  if (problem) return <TradeMessage title="付款没有开始" hint={problem} />;
  return (
    <div className={pageStyles.page}>
      <Loading>
        <Skeleton height={460} radius={8} />
      </Loading>
    </div>
  );
}

/** Undefined where it cannot be paid: the cashier says why. */
async function pathOfAttempt(tradeNo: string): Promise<string | undefined> {
  try {
    const { payNo } = await startAttempt(tradeNo, 'WECHAT', newRequestId());
    rememberChannel('WECHAT');
    return weChatPath(payNo);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
