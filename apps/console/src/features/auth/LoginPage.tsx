import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { Form } from '@jicai/web/form/Form.tsx';
import { startSession } from '@jicai/web/session/session.ts';
import { AuthSubmit } from '@jicai/web/sign-in/AuthSubmit.tsx';
import { LoginFields } from '@jicai/web/sign-in/LoginFields.tsx';
import { useLoginForm } from '@jicai/web/sign-in/use-login-form.ts';
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
  const form = useLoginForm(needsCaptcha);
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
          <LoginFields needsCaptcha={needsCaptcha} />
          <AuthSubmit>登录</AuthSubmit>
        </Form>
        <p className={styles.note}>
          忘记密码请联系运营主管重置。买家请到 <a href="/">商城</a> 登录。
        </p>
      </div>
    </main>
  );
}
