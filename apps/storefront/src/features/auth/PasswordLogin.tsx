import { cx } from '@jicai/ui/style/cx.ts';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { useState } from 'react';
import { Form } from '@jicai/web/form/Form.tsx';
import { AuthSubmit } from '@jicai/web/sign-in/AuthSubmit.tsx';
import { LoginFields } from '@jicai/web/sign-in/LoginFields.tsx';
import { useLoginForm } from '@jicai/web/sign-in/use-login-form.ts';
import { logIn, type LoginForm, tellWrongLogin } from '@jicai/web/sign-in/log-in.ts';
import { ApplicantNotice } from './ApplicantNotice.tsx';
import styles from './AuthFrame.module.css';
import { RememberMe } from './RememberMe.tsx';
import { useLogin } from './use-login.ts';

const ForgotPasswordDialog = lazyPart(async () => (await import('./ForgotPasswordDialog.tsx')).ForgotPasswordDialog);

/** 密码登录: account or mobile, and a captcha once the server wants one. */
export function PasswordLogin() {
  const [rememberMe, setRememberMe] = useState(false);
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const [hasForgotten, setHasForgotten] = useState(false);
  const form = useLoginForm(needsCaptcha);
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
        <LoginFields needsCaptcha={needsCaptcha} />
        <div className={styles.options}>
          <RememberMe isChecked={rememberMe} onChange={setRememberMe} />
          <button type="button" className={cx(styles.forgot, 'hit')} onClick={() => setHasForgotten(true)}>
            忘记密码
          </button>
        </div>
        <AuthSubmit notice={applicant && <ApplicantNotice applicant={applicant} />}>登录</AuthSubmit>
      </Form>
      {hasForgotten && <ForgotPasswordDialog onClose={() => setHasForgotten(false)} />}
    </>
  );
}
