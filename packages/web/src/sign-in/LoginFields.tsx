import { IconUser } from '@jicai/ui/icons/icons.tsx';
import { useFormOf } from '../form/Form.tsx';
import { AuthField, PasswordField } from './AuthField.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import type { LoginForm } from './log-in.ts';

/** Fields of useLoginForm. */
export function LoginFields({ needsCaptcha }: { needsCaptcha: boolean }) {
  const { field } = useFormOf<LoginForm>();
  return (
    <>
      <AuthField
        label="账号"
        Icon={IconUser}
        placeholder="账号或手机号"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={50}
        {...field('accountNo')}
      />
      <PasswordField label="密码" placeholder="请输入密码" autoComplete="current-password" {...field('accountPwd')} />
      {needsCaptcha && <CaptchaField />}
    </>
  );
}
