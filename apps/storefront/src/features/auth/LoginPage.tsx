import { captchaCode, loginAccountNo } from '@jicai/domain/validation/account.ts';
import { tidyCode } from '@jicai/domain/validation/text.ts';
import { Button } from '@jicai/ui/Button.tsx';
import { Checkbox } from '@jicai/ui/Checkbox.tsx';
import { IconUser } from '@jicai/ui/icons/icons.tsx';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useShopName } from '../../app/layouts/Logo.tsx';
import { paths } from '../../app/paths.ts';
import { AuthField, PasswordField } from './AuthField.tsx';
import { ApplicantNotice } from './ApplicantNotice.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import styles from './AuthFrame.module.css';
import { CaptchaField } from './CaptchaField.tsx';
import { useForm } from './use-form.ts';
import { type LoginField, useLogin } from './use-login.ts';

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
  const form = useForm<LoginField>({ accountNo: '', accountPwd: '', captchaCode: '' }, (values) => ({
    accountNo: loginAccountNo(tidyCode(values.accountNo)),
    accountPwd: values.accountPwd === '' ? '请输入密码' : undefined,
    captchaCode: needsCaptcha ? captchaCode(values.captchaCode.trim()) : undefined,
  }));
  const { logIn, isPending, problem, applicant } = useLogin(form, rememberMe, needsCaptcha, () =>
    setNeedsCaptcha(true),
  );
  return (
    <AuthFrame title="欢迎登录" hint={`使用您的账号登录${name}`}>
      <form
        id={form.formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (form.isValid()) logIn();
        }}
      >
        <AuthField
          label="账号"
          Icon={IconUser}
          placeholder="账号或手机号"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={50}
          value={form.values.accountNo}
          error={form.errorOf('accountNo')}
          onChange={(event) => form.set('accountNo', event.target.value)}
          onBlur={() => form.leave('accountNo')}
        />
        <PasswordField
          label="密码"
          placeholder="请输入密码"
          autoComplete="current-password"
          value={form.values.accountPwd}
          error={form.errorOf('accountPwd')}
          onChange={(event) => form.set('accountPwd', event.target.value)}
        />
        {needsCaptcha && (
          <CaptchaField
            value={form.values.captchaCode}
            error={form.errorOf('captchaCode')}
            onChange={(value) => form.set('captchaCode', value)}
          />
        )}
        <div className={styles.options}>
          <Checkbox isChecked={rememberMe} onChange={setRememberMe}>
            记住登录
          </Checkbox>
          <button type="button" className={styles.forgot} onClick={() => setHasForgotten(true)}>
            忘记密码
          </button>
        </div>
        <Problem problem={problem} />
        {applicant && <ApplicantNotice applicant={applicant} />}
        <Button type="submit" look="fill" size="lg" className={styles.submit} isBusy={isPending}>
          登录
        </Button>
      </form>
      {hasForgotten && (
        <Suspense>
          <ForgotPasswordDialog onClose={() => setHasForgotten(false)} />
        </Suspense>
      )}
      <p className={styles.other}>
        还没有账号？ <Link to={paths.register + search}>免费注册</Link>
      </p>
      <p className={styles.agree}>
        登录即表示同意 <Link to={paths.agreement}>《隐私协议》</Link>
      </p>
    </AuthFrame>
  );
}

/** 'console': an account of the shop's own side, which works elsewhere. */
function Problem({ problem }: { problem: string }) {
  if (!problem) return null;
  return (
    <p className={styles.problem} role="alert">
      {problem === 'console' ? '该账号属于商城运营或供应商，请通过运营接口使用' : problem}
    </p>
  );
}
