import { captchaCode, loginAccountNo } from '@jicai/domain/people/account-form.ts';
import { tidyCode } from '@jicai/domain/forms/text.ts';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { IconUser } from '@jicai/ui/icons/icons.tsx';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Form } from '@jicai/web/form/Form.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { useShopName } from '../../app/layouts/Logo.tsx';
import { paths } from '../../app/paths.ts';
import { AuthField, PasswordField } from '@jicai/web/sign-in/AuthField.tsx';
import { ApplicantNotice } from './ApplicantNotice.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import styles from './AuthFrame.module.css';
import { AuthSubmit } from '@jicai/web/sign-in/AuthSubmit.tsx';
import { CaptchaField } from '@jicai/web/sign-in/CaptchaField.tsx';
import type { LoginForm } from '@jicai/web/sign-in/log-in.ts';
import { useLogin } from './use-login.ts';

const ForgotPasswordDialog = lazy(async () => ({
  default: (await import('./ForgotPasswordDialog.tsx')).ForgotPasswordDialog,
}));

/** /login */
export function LoginPage() {
  const { name } = useShopName();
  const { search } = useLocation();
  const [rememberMe, setRememberMe] = useState(false);
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const [hasForgotten, setHasForgotten] = useState(false);
  const form = useForm<LoginForm>({ accountNo: '', accountPwd: '', captchaCode: '' }, (values) => ({
    accountNo: loginAccountNo(tidyCode(values.accountNo)),
    accountPwd: values.accountPwd === '' ? '请输入密码' : undefined,
    captchaCode: needsCaptcha ? captchaCode(values.captchaCode.trim()) : undefined,
  }));
  const { logIn, applicant } = useLogin({
    rememberMe,
    needsCaptcha,
    requireCaptcha: () => setNeedsCaptcha(true),
    onProblem: (message) => form.setError('root', { message }),
  });
  return (
    <AuthFrame title="欢迎登录" hint={`使用您的账号登录${name}`}>
      <Form form={form} onSubmit={logIn}>
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
          <Checkbox isChecked={rememberMe} onChange={setRememberMe}>
            记住登录
          </Checkbox>
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
      <p className={styles.other}>
        还没有账号？{' '}
        <Link to={paths.register + search} className="hit">
          免费注册
        </Link>
      </p>
      <p className={styles.agree}>
        登录即表示同意 <Link to={paths.agreement}>《隐私协议》</Link>
      </p>
    </AuthFrame>
  );
}
