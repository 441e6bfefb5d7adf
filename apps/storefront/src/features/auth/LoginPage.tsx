import { Tabs } from '@jicai/ui/layout/Tabs.tsx';
import { useId } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useShopName } from '../../app/layouts/Logo.tsx';
import { paths } from '../../app/paths.ts';
import { useTemplate } from '../../app/template.ts';
import { AuthFrame } from './AuthFrame.tsx';
import styles from './AuthFrame.module.css';
import { PasswordLogin } from './PasswordLogin.tsx';
import { SignOnLogin } from './SignOnLogin.tsx';
import { SmsLogin } from './SmsLogin.tsx';

const ways = [
  { key: 'password', label: '密码登录' },
  { key: 'sms', label: '验证码登录' },
  { key: 'sso', label: '企业登录' },
] as const;
type Way = (typeof ways)[number]['key'];
const forms = { password: PasswordLogin, sms: SmsLogin, sso: SignOnLogin } as const;

/**
 * /login: by password, by a code sent to the mobile (docs/domain/accounts.md §3), or where enterprises buy by their own identity
 * system (docs/domain/sign-on.md §2).
 */
export function LoginPage() {
  const { name } = useShopName();
  const isBusiness = useTemplate((template) => template.isBusiness);
  const { search } = useLocation();
  const [params, setParams] = useSearchParams();
  const by = params.get('by');
  const way: Way = by === 'sms' || by === 'sso' ? by : 'password';
  const offered = ways.filter(({ key }) => key !== 'sso' || isBusiness || way === 'sso');
  const LoginForm = forms[way];
  const panelId = useId();
  const choose = (key: Way) => {
    const next = new URLSearchParams(params);
    if (key === 'password') next.delete('by');
    else next.set('by', key);
    setParams(next, { replace: true, state: { keepsScroll: true } });
  };
  return (
    <AuthFrame title="欢迎登录" hint={`使用${isBusiness ? '企业' : '您的'}账号登录${name}`}>
      <Tabs
        className={styles.kinds}
        look="line"
        label="登录方式"
        tabs={offered}
        current={way}
        onChange={choose}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={ways.find(({ key }) => key === way)?.label}>
        <LoginForm />
      </div>
      <p className={styles.other}>
        还没有账号？{' '}
        <Link to={paths.register + search} className="hit">
          {isBusiness ? '企业注册' : '免费注册'}
        </Link>
      </p>
      <p className={styles.agree}>
        登录即表示同意{' '}
        <Link to={paths.agreement} className="hit">
          《隐私协议》
        </Link>
      </p>
    </AuthFrame>
  );
}
