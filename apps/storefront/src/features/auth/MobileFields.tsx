import { type OpenSmsScene, smsScenes } from '@jicai/domain/people/sms-codes.ts';
import { IconDeviceMobile } from '@jicai/ui/icons/page-icons.tsx';
import { useFormOf } from '@jicai/web/form/Form.tsx';
import { AuthField } from '@jicai/web/sign-in/AuthField.tsx';
import { CaptchaField } from '@jicai/web/sign-in/CaptchaField.tsx';
import { type MobileProof, sendSmsCode } from './send-sms-code.ts';
import { SmsCodeField } from './SmsCodeField.tsx';

/** A mobile and the code that proves it. `scene` as {@link sendSmsCode} takes it. */
export function MobileFields({
  label = '手机号',
  placeholder = '用于登录和接收订单通知',
  scene = smsScenes.register,
}: {
  label?: string;
  placeholder?: string;
  scene?: OpenSmsScene;
}) {
  const form = useFormOf<MobileProof>();
  return (
    <>
      <AuthField
        label={label}
        Icon={IconDeviceMobile}
        placeholder={placeholder}
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        {...form.field('mobile')}
      />
      <CaptchaField />
      <SmsCodeField onSend={() => sendSmsCode(form, scene)} />
    </>
  );
}
