import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { useState } from 'react';
import { useOnceStarted } from './use-once-started.ts';
import { type BridgeAnswer, type BridgeCall, payByBridge } from './wechat-bridge.ts';
import styles from './WeChatPage.module.css';

/** Inside WeChat: WeChat asks for the payment over this page. `onPaid` when it says that it was paid. */
export function BridgePay({ call, onPaid }: { call: BridgeCall; onPaid: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState<BridgeAnswer>();
  const pay = async () => {
    setOpen(true);
    setSaid(undefined);
    const answer = await payByBridge(call);
    setOpen(false);
    setSaid(answer);
    if (answer === 'paid') onPaid();
  };
  useOnceStarted(() => void pay());
  return (
    <div className={styles.inside}>
      <Button look="fill" size="lg" isBusy={isOpen} armed={false} onClick={() => void pay()}>
        微信支付
      </Button>
      {said && said !== 'paid' && <Notice tone={said === 'failed' ? 'danger' : 'info'}>{troubles[said]}</Notice>}
      {said === 'paid' && <output>微信已收到付款，正在确认到账…</output>}
    </div>
  );
}

const troubles = {
  cancelled: '付款已取消，订单仍为您保留，可以再次付款。',
  failed: '微信没有打开付款，请再试一次，或换其他方式。',
};
