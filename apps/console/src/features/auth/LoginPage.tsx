import { loginAccountNo, captchaCode } from '@jicai/domain/people/account-form.ts';
import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { tidyCode } from '@jicai/domain/forms/text.ts';
import { IconUser } from '@jicai/ui/icons/icons.tsx';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { Form } from '@jicai/web/form/Form.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { startSession } from '@jicai/web/session/session.ts';
import { AuthField, PasswordField } from '@jicai/web/sign-in/AuthField.tsx';
import { AuthSubmit } from '@jicai/web/sign-in/AuthSubmit.tsx';
import { CaptchaField } from '@jicai/web/sign-in/CaptchaField.tsx';
import { logIn, type LoginForm, takeRefusedLogin, tellWrongLogin } from '@jicai/web/sign-in/log-in.ts';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ShopMark } from '../../app/layout/ShopMark.tsx';
import { paths, safeRedirect } from '../../app/paths.ts';
import { shop } from '../../app/shop.ts';
import styles from './LoginPage.module.css';

/** The console's login: operators and suppliers of the shop this host shows. A buyer is sent to the shop. */
export function LoginPage() {
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const form = useForm<LoginForm>({ accountNo: '', accountPwd: '', captchaCode: '' }, (values) => ({
    accountNo: loginAccountNo(tidyCode(values.accountNo)),
    accountPwd: values.accountPwd === '' ? '请输入密码' : undefined,
    captchaCode: needsCaptcha ? captchaCode(values.captchaCode.trim()) : undefined,
  }));
  useEffect(() => {
    document.title = `登录 - ${shop.name}运营后台`;
  }, []);

  async function signIn(values: LoginForm) {
    const signedIn = await logIn(values, { needsCaptcha });
    if (signedIn.accountType === accountTypes.buyer) {
      form.setError('root', { message: '该账号是买家账号，请到商城登录' });
      return;
    }
    const { token, userId, userName, companyId } = signedIn;
    startSession({ token, userId, userName, companyId, customerId: '', customerName: '' });
    queryClient.clear();
    void navigate(signedIn.mustChangePwd ? paths.password : safeRedirect(params.get('redirect')), { replace: true });
  }

  async function submit(values: LoginForm) {
    try {
      await signIn(values);
    } catch (error) {
      tellWrongLogin(takeRefusedLogin(error, () => setNeedsCaptcha(true)));
    }
  }

  return (
    <main className={styles.page}>
      <div className={styles.box}>
        <div className={styles.shop}>
          <ShopMark />
          <div>
            <h1>{shop.name}</h1>
            <p>运营后台</p>
          </div>
        </div>
        <Form form={form} onSubmit={submit}>
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
          <AuthSubmit>登录</AuthSubmit>
        </Form>
        <p className={styles.note}>
          忘记密码请联系运营主管重置。买家请到 <a href="/">商城</a> 登录。
        </p>
      </div>
    </main>
  );
}
