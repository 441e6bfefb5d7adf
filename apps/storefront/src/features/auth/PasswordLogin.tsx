import { captchaCode, loginAccountNo } from '@jicai/domain/people/account-form.ts';
import { tidyCode } from '@jicai/domain/forms/text.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { IconUser } from '@jicai/ui/icons/icons.tsx';
import { lazy, Suspense, useState } from 'react';
import { Form } from '@jicai/web/form/Form.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { AuthField, PasswordField } from '@jicai/web/sign-in/AuthField.tsx';
import { AuthSubmit } from '@jicai/web/sign-in/AuthSubmit.tsx';
import { CaptchaField } from '@jicai/web/sign-in/CaptchaField.tsx';
import { logIn, type LoginForm, tellWrongLogin } from '@jicai/web/sign-in/log-in.ts';
import { ApplicantNotice } from './ApplicantNotice.tsx';
import styles from './AuthFrame.module.css';
import { RememberMe } from './RememberMe.tsx';
import { useLogin } from './use-login.ts';

const ForgotPasswordDialog = lazy(async () => ({
  default: (await import('./ForgotPasswordDialog.tsx')).ForgotPasswordDialog,
}));

/** 密码登录: account or mobile, and a captcha once the server wants one. */
export function PasswordLogin() {
  const [rememberMe, setRememberMe] = useState(false);
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const [hasForgotten, setHasForgotten] = useState(false);
  const form = useForm<LoginForm>({ accountNo: '', accountPwd: '', captchaCode: '' }, (values) => ({
    accountNo: loginAccountNo(tidyCode(values.accountNo)),
    accountPwd: values.accountPwd === '' ? '请输入密码' : undefined,
    captchaCode: needsCaptcha ? captchaCode(values.captchaCode.trim()) : undefined,
  }));
  const { signIn, applicant } = useLogin<LoginForm>({
    prove: (values) => logIn(values, { needsCaptcha, rememberMe }),
    rememberMe,
    requireCaptcha: () => setNeedsCaptcha(true),
    onProblem: (message) => form.setError('root', { message }),
    onRefused: tellWrongLogin,
  });
  return (
    <>
      <Form form={form} onSubmit={signIn}>
        <AuthField
          label="账号"
          Icon={IconUser}
          placeholder="账号或手机号"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={50}
          {...form.field('accountNo')}
        />
        <PasswordField
          label="密码"
          placeholder="请输入密码"
          autoComplete="current-password"
          {...form.field('accountPwd')}
        />
        {needsCaptcha && <CaptchaField />}
        <div className={styles.options}>
          <RememberMe isChecked={rememberMe} onChange={setRememberMe} />
          <button type="button" className={cx(styles.forgot, 'hit')} onClick={() => setHasForgotten(true)}>
            忘记密码
          </button>
        </div>
        <AuthSubmit notice={applicant && <ApplicantNotice applicant={applicant} />}>登录</AuthSubmit>
      </Form>
      {hasForgotten && (
        <Suspense>
          <ForgotPasswordDialog onClose={() => setHasForgotten(false)} />
        </Suspense>
      )}
    </>
  );
}
