import { IconClock, IconDeviceMobile } from '@jicai/ui/icons/page-icons.tsx';
import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { clockParts } from '@jicai/web/time/wire-time.ts';
import { AttemptFrame } from './AttemptFrame.tsx';
import { AttemptState } from './AttemptState.tsx';
import { BridgePay } from './BridgePay.tsx';
import { QrCode } from '@jicai/ui/display/QrCode.tsx';
import { PayForm } from './PayForm.tsx';
import { useAttempt } from './use-attempt.ts';
import { useCountdown } from './use-countdown.ts';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import styles from './WeChatPage.module.css';

/** /WeChat?payNo=…: the QR code with how long it is good for, on a phone the way into the app, inside WeChat its own payment, and how far the payment is. */
export function WeChatPage() {
  const { payNo, state, tradeNo, trouble, isComing, attempt, cashier, isStopped, ask, query } = useAttempt('WECHAT');
  const { codeUrl, payForm, bridgeCall } = attempt.data ?? {};
  const isScanned = !payForm && !bridgeCall;
  const [expiredPayNo, setExpiredPayNo] = useState('');
  const ended = trouble ?? (expiredPayNo === payNo ? overText(isScanned) : undefined);
  const clock = attempt.data && cashier && { ...cashier, deadline: attempt.data.usableUntil };
  const onEnd = () => setExpiredPayNo(payNo);
  if (!state || !tradeNo || isComing) return <AttemptState query={query} />;
  return (
    <AttemptFrame
      channel="WECHAT"
      way={isScanned ? '微信扫码付款' : '微信付款'}
      tradeNo={tradeNo}
      payFee={attempt.data?.payFee ?? cashier?.payFee}
      trouble={ended}
      isStopped={isStopped}
      isAsking={query.isFetching}
      onAsk={ask}
      steps={[
        { key: 'made', text: '付款单已建立', note: payNo, tone: 'ok' },
        {
          key: 'scan',
          text: <b>{isScanned ? '等待扫码' : '等待付款'}</b>,
          note: noteOf({ payForm, bridgeCall }),
          tone: ended ? 'plain' : 'now',
        },
        ...(bridgeCall ? [] : [{ key: 'confirm', text: '手机上确认付款', tone: 'next' } as const]),
        { key: 'done', text: '到账，订单转为待发货', tone: 'next' },
      ]}
    >
      {ended || attempt.error || (attempt.data && !codeUrl && isScanned) ? (
        <NoCode isScanned={isScanned} />
      ) : payForm && clock ? (
        <UntilOver clock={clock} onEnd={onEnd}>
          <PayForm form={withWayBack(payForm)} label="打开微信付款" />
        </UntilOver>
      ) : bridgeCall && clock ? (
        <UntilOver clock={clock} onEnd={onEnd}>
          <BridgePay call={bridgeCall} onPaid={ask} />
        </UntilOver>
      ) : codeUrl && clock ? (
        <Code codeUrl={codeUrl} clock={clock} onEnd={onEnd} />
      ) : (
        <div className={styles.frame}>
          <Skeleton width={220} height={220} radius={4} />
        </div>
      )}
      {attempt.error && <p className={styles.error}>{attempt.error.message}</p>}
    </AttemptFrame>
  );
}

function noteOf({ payForm, bridgeCall }: { payForm?: object | undefined; bridgeCall?: object | undefined }): string {
  if (bridgeCall) return '在微信弹出的窗口里确认';
  return payForm ? '在微信里确认，付完回到这里' : '打开微信，点右上角 +，选择扫一扫';
}

/** WeChat leads who has paid back to this page; by itself it would lead to the shop's first one. */
const withWayBack = <F extends { fields: object }>(form: F) => ({
  ...form,
  fields: { ...form.fields, redirect_url: window.location.href },
});

const overText = (isScanned: boolean) =>
  `${isScanned ? '二维码' : '这次付款的入口'}已过期，还没有付款请返回收银台重新获取；已经付款的，到账后订单会自动更新。`;

type Clock = Parameters<typeof useCountdown>[0];

/** How long what the channel gave can be used, in ms; its end is told once. */
function useLeft(clock: Clock, onEnd: () => void): number {
  const left = useCountdown(clock);
  const tellEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (left === 0) tellEnd();
  }, [left]);
  return left;
}

/** The way into WeChat for as long as WeChat takes it. */
function UntilOver({ clock, onEnd, children }: { clock: Clock; onEnd: () => void; children: ReactNode }) {
  return useLeft(clock, onEnd) === 0 ? <NoCode isScanned={false} /> : children;
}

/** The code for as long as it can be scanned. */
function Code({ codeUrl, clock, onEnd }: { codeUrl: string; clock: Clock; onEnd: () => void }) {
  const left = useLeft(clock, onEnd);
  if (left === 0) return <NoCode isScanned />;
  const [hours, minutes, seconds] = clockParts(left);
  return (
    <>
      <div className={styles.frame}>
        <QrCode text={codeUrl} />
      </div>
      <p className={styles.time}>
        二维码有效期 <b role="timer">{hours === '00' ? `${minutes}:${seconds}` : `${hours}:${minutes}:${seconds}`}</b>
      </p>
      <PhoneHint codeUrl={codeUrl} />
    </>
  );
}

/** Where the code or the way into WeChat stood: it cannot be used any more. */
function NoCode({ isScanned }: { isScanned: boolean }) {
  return (
    <div className={styles.over}>
      <IconClock size={40} stroke={1.4} />
      {isScanned ? '二维码已失效' : '付款入口已失效'}
    </div>
  );
}

/** On the phone itself there is nothing to scan with; a code that is a web address (the demo's channel) can be opened instead. */
function PhoneHint({ codeUrl }: { codeUrl: string }) {
  const isPhone = useIsPhone();
  const isWebPage = /^https?:/.test(codeUrl);
  if (!isPhone && !isWebPage) return null;
  return (
    <p className={styles.hint}>
      {isPhone && (
        <>
          <IconDeviceMobile size={16} />
          在手机上付款：长按二维码保存到相册，再用微信“扫一扫”从相册选取。
        </>
      )}
      {isWebPage && (
        <a href={codeUrl} target="_blank" rel="noreferrer">
          演示环境：打开模拟付款页
        </a>
      )}
    </p>
  );
}
