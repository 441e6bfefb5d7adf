import { cx } from '@jicai/ui/cx.ts';
import { IconDeviceMobile } from '@jicai/ui/icons/icons.tsx';
import { useEffect, useState } from 'react';
import { useFormOf } from '../../app/form/Form.tsx';
import { AuthField } from './AuthField.tsx';
import styles from './SmsCodeField.module.css';

/** Seconds until another text message may be asked for (domain.md 4.6). */
const pauseS = 60;

/** The code from a text message. `onSend` asks for one and answers whether it was sent. */
export function SmsCodeField({ onSend }: { onSend: () => Promise<boolean> }) {
  const { field } = useFormOf<{ smsCode: string }>();
  const [leftS, setLeftS] = useState(0);
  const [isSending, setIsSending] = useState(false);
  useEffect(() => {
    if (leftS <= 0) return undefined;
    const timer = window.setTimeout(() => setLeftS(leftS - 1), 1000);
    return () => window.clearTimeout(timer);
  }, [leftS]);
  const send = async () => {
    setIsSending(true);
    const isSent = await onSend();
    setIsSending(false);
    if (isSent) setLeftS(pauseS);
  };
  return (
    <AuthField
      label="短信验证码"
      Icon={IconDeviceMobile}
      placeholder="请输入6位短信验证码"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      {...field('smsCode')}
      after={
        <button
          type="button"
          className={cx(styles.send, 'hit')}
          disabled={leftS > 0 || isSending}
          onClick={() => void send()}
        >
          {leftS > 0 ? `${leftS} 秒后重发` : '获取验证码'}
        </button>
      }
    />
  );
}
