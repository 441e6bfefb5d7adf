import { IconCircleCheck, IconDeviceMobile } from '@jicai/ui/icons/icons.tsx';
import { AuthField } from './AuthField.tsx';
import styles from './AuthFrame.module.css';
import { CaptchaField } from './CaptchaField.tsx';
import type { RegisterField } from './register-form.ts';
import { sendSmsCode } from './send-sms-code.ts';
import { SmsCodeField } from './SmsCodeField.tsx';
import type { Form } from './use-form.ts';

/** The mobile and the code that proves it; once proved (`onChange` given) it can only be exchanged for another. */
export function MobileFields({ form, onChange }: { form: Form<RegisterField>; onChange?: (() => void) | undefined }) {
  return (
    <>
      <AuthField
        label="手机号"
        Icon={IconDeviceMobile}
        placeholder="用于登录和接收订单通知"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={11}
        readOnly={onChange !== undefined}
        value={form.values.mobile}
        error={form.errorOf('mobile')}
        onChange={(event) => form.set('mobile', event.target.value)}
        onBlur={() => form.leave('mobile')}
      />
      {onChange ? (
        <p className={styles.proved}>
          <IconCircleCheck size={18} />
          手机号已验证
          <button type="button" onClick={onChange}>
            换一个手机号
          </button>
        </p>
      ) : (
        <>
          <CaptchaField
            value={form.values.captchaCode}
            error={form.errorOf('captchaCode')}
            onChange={(value) => form.set('captchaCode', value)}
            onBlur={() => form.leave('captchaCode')}
          />
          <SmsCodeField
            value={form.values.smsCode}
            error={form.errorOf('smsCode')}
            onChange={(value) => form.set('smsCode', value)}
            onBlur={() => form.leave('smsCode')}
            onSend={() => sendSmsCode(form, 1)}
          />
        </>
      )}
    </>
  );
}
