import { IconUser } from '@jicai/ui/icons/icons.tsx';
import { useFormOf } from '@jicai/web/form/Form.tsx';
import { AuthField, PasswordField } from '@jicai/web/sign-in/AuthField.tsx';
import type { RegisterForm } from './register-form.ts';
import { checkAccountNo } from './use-register.ts';

/** Account name and password of whoever registers. */
export function AccountFields() {
  const form = useFormOf<RegisterForm>();
  return (
    <>
      <AuthField
        label="账号"
        Icon={IconUser}
        placeholder="6-20位字母、数字或下划线，以字母开头"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={20}
        {...form.field('accountNo', { onBlur: () => void checkAccountNo(form) })}
      />
      <PasswordField
        label="密码"
        placeholder="8-20位，大小写、数字、符号含三种"
        autoComplete="new-password"
        {...form.field('password')}
      />
      <PasswordField
        label="确认密码"
        placeholder="请再次输入密码"
        autoComplete="new-password"
        {...form.field('confirmPwd')}
      />
    </>
  );
}
