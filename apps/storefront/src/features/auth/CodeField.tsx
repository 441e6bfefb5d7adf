import type { CodeSent } from '@jicai/contract/people/auth.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { IconDeviceMobile, IconMail } from '@jicai/ui/icons/page-icons.tsx';
import { WriteButton } from '@jicai/ui/buttons/WriteButton.tsx';
import { useEffect, useState } from 'react';
import { useFormOf } from '@jicai/web/form/Form.tsx';
import { AuthField } from '@jicai/web/sign-in/AuthField.tsx';
import styles from './CodeField.module.css';
import type { ReachWay } from './send-code.ts';

/** Seconds until another code may be asked for (docs/domain/accounts.md §3). */
const pauseS = 60;

const texts = {
  mobile: { label: '短信验证码', placeholder: '请输入6位短信验证码', Icon: IconDeviceMobile, message: '短信' },
  email: { label: '邮箱验证码', placeholder: '请输入6位邮箱验证码', Icon: IconMail, message: '邮件' },
} as const;

/** The code from a text message or a mail. `onSend` asks for one and returns undefined where none was sent; a demo shop says where it can be read. */
export function CodeField({ by = 'mobile', onSend }: { by?: ReachWay; onSend: () => Promise<CodeSent | undefined> }) {
  const { label, placeholder, Icon, message } = texts[by];
  const { field } = useFormOf<{ smsCode: string }>();
  const [leftS, setLeftS] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const [shownAt, setShownAt] = useState<string>();
  useEffect(() => {
    if (leftS <= 0) return undefined;
    const timer = window.setTimeout(() => setLeftS(leftS - 1), 1000);
    return () => window.clearTimeout(timer);
  }, [leftS]);
  const send = async () => {
    setIsSending(true);
    const sent = await onSend();
    setIsSending(false);
    if (!sent) return;
    setLeftS(pauseS);
    setShownAt(sent.shownAt);
  };
  return (
    <>
      <AuthField
        label={label}
        Icon={Icon}
        placeholder={placeholder}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        {...field('smsCode')}
        after={
          <WriteButton className={cx(styles.send, 'hit')} disabled={leftS > 0 || isSending} onClick={() => void send()}>
            {leftS > 0 ? `${leftS} 秒后重发` : '获取验证码'}
          </WriteButton>
        }
      />
      {shownAt !== undefined && (
        <p className={styles.shown}>
          演示商城不会真的发送{message}，验证码在
          <a href={shownAt} target="_blank" rel="noreferrer">
            演示发件箱
          </a>
          查看
        </p>
      )}
    </>
  );
}
