import { Button } from '@jicai/ui/buttons/Button.tsx';
import { IconExternalLink } from '@jicai/ui/icons/trade-icons.tsx';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './AlipayPage.module.css';
import { alipayWindow } from './alipay-window.ts';
import { AttemptFrame } from './AttemptFrame.tsx';
import { AttemptState } from './AttemptState.tsx';
import { useAttempt } from './use-attempt.ts';

/** /zhifu?payNo=…: submits the form that Alipay wants into its own window and waits here for the result. */
export function AlipayPage() {
  const found = useAttempt('ALIPAY');
  const { payNo, state, tradeNo, trouble, isComing, attempt, cashier, isStopped, ask, query } = found;
  const form = useRef<HTMLFormElement>(null);
  const { state: from } = useLocation() as { state: { isStarted?: boolean } | null };
  const isStarted = from?.isStarted === true;
  const payForm = attempt.data?.payForm;

  // Once, and only on the way from the cashier, whose click opened the window: a reload must not open another.
  // It is drawn when everything has come, not before.
  const hasForm = payForm !== undefined && state !== undefined && tradeNo !== undefined && !isComing && !trouble;
  const isSent = useRef(false);
  useEffect(() => {
    if (!isStarted || !hasForm || isSent.current || !form.current) return;
    isSent.current = true;
    form.current.submit();
  }, [isStarted, hasForm]);

  if (!state || !tradeNo || isComing) return <AttemptState query={query} />;
  return (
    <AttemptFrame
      channel="ALIPAY"
      tradeNo={tradeNo}
      payFee={attempt.data?.payFee ?? cashier?.payFee}
      trouble={trouble}
      isStopped={isStopped}
      isAsking={query.isFetching}
      onAsk={ask}
      steps={[
        { key: 'made', text: '付款单已建立', note: payNo, tone: 'ok' },
        { key: 'pay', text: <b>等待付款</b>, note: '在新打开的支付宝页面登录或扫码', tone: trouble ? 'plain' : 'now' },
        { key: 'done', text: '到账，订单转为待发货', tone: 'next' },
      ]}
    >
      <p className={styles.text}>请在新打开的支付宝页面完成付款。没有看到新窗口时，点下面的按钮打开。</p>
      {payForm && !trouble && (
        <form ref={form} action={payForm.action} method={payForm.method} target={alipayWindow.name}>
          {Object.entries(payForm.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" look="fill" armed>
            <IconExternalLink size={16} />
            打开支付宝付款
          </Button>
        </form>
      )}
      {attempt.error && <p className={styles.text}>{attempt.error.message}</p>}
    </AttemptFrame>
  );
}
