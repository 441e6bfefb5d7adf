import { IconUser } from '@jicai/ui/icons/icons.tsx';
import type { ChangeEvent } from 'react';
import { AuthField, PasswordField } from './AuthField.tsx';
import type { RegisterField } from './register-form.ts';
import type { Form } from './use-form.ts';
import { checkAccountNo } from './use-register.ts';

/** Account name and password of whoever registers. */
export function AccountFields({ form }: { form: Form<RegisterField> }) {
  const text = (name: RegisterField) => ({
    value: form.values[name],
    error: form.errorOf(name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => form.set(name, event.target.value),
    onBlur: () => form.leave(name),
  });
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
        {...text('accountNo')}
        onBlur={() => {
          form.leave('accountNo');
          void checkAccountNo(form);
        }}
      />
      <PasswordField
        label="密码"
        placeholder="8-20位，含大小写字母、数字、符号中的三种"
        autoComplete="new-password"
        {...text('password')}
      />
      <PasswordField
        label="确认密码"
        placeholder="请再次输入密码"
        autoComplete="new-password"
        {...text('confirmPwd')}
      />
    </>
  );
}
