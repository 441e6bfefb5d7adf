import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import styles from './AlipayPage.module.css';
import { alipayWindow } from './alipay-window.ts';
import { AttemptFrame } from './AttemptFrame.tsx';
import { AttemptState } from './AttemptState.tsx';
import { PayForm } from './PayForm.tsx';
import { useAttempt } from './use-attempt.ts';

/** /zhifu?payNo=…: submits the form that Alipay wants into its own window, on a phone into this one, and waits here for the result. */
export function AlipayPage() {
  const found = useAttempt('ALIPAY');
  const { payNo, state, tradeNo, trouble, isComing, attempt, cashier, isStopped, ask, query } = found;
  const isPhone = useIsPhone();
  const payForm = attempt.data?.payForm;

  if (!state || !tradeNo || isComing) return <AttemptState query={query} />;
  return (
    <AttemptFrame
      channel="ALIPAY"
      way="支付宝付款"
      tradeNo={tradeNo}
      payFee={attempt.data?.payFee ?? cashier?.payFee}
      trouble={trouble}
      isStopped={isStopped}
      isAsking={query.isFetching}
      onAsk={ask}
      steps={[
        { key: 'made', text: '付款单已建立', note: payNo, tone: 'ok' },
        {
          key: 'pay',
          text: <b>等待付款</b>,
          note: isPhone ? '在支付宝里确认' : '在新打开的支付宝页面登录或扫码',
          tone: trouble ? 'plain' : 'now',
        },
        { key: 'done', text: '到账，订单转为待发货', tone: 'next' },
      ]}
    >
      <p className={styles.text}>
        {isPhone
          ? '付款在支付宝里完成，付完会回到商城。没有打开支付宝时，点下面的按钮。'
          : '请在新打开的支付宝页面完成付款。没有看到新窗口时，点下面的按钮打开。'}
      </p>
      {payForm && !trouble && (
        <PayForm form={payForm} label="打开支付宝付款" {...(!isPhone && { target: alipayWindow.name })} />
      )}
      {attempt.error && <p className={styles.text}>{attempt.error.message}</p>}
    </AttemptFrame>
  );
}
