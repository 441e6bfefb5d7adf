import { IconChevronDown, IconLogout, IconUser } from '@jicai/ui/icons/icons.tsx';
import { WriteButton } from '@jicai/ui/buttons/WriteButton.tsx';
import { lazy, Suspense } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useLocalState } from '../local-state.ts';
import { loginPath, paths } from '../paths.ts';
import { useIsSignedIn, useSession } from '@jicai/web/session/session.ts';
import { signOut } from '@jicai/web/session/sign-out.ts';
import { useTemplate } from '../template.ts';
import { useShopName } from './Logo.tsx';
import styles from './TopBar.module.css';

/** The greeting at the left; the user and links to the centre at the right. */
export function TopBar() {
  const greeting = useTemplate((template) => template.tempData?.topContent.greeting);
  const { name } = useShopName();
  return (
    <nav className={styles.bar} aria-label="账户">
      <div className={`wrap ${styles.row}`}>
        <span>{greeting || `您好，欢迎来到${name}`}</span>
        <ul>
          <LoginOrUser />
          <li>
            <Link to={paths.center}>我的订单</Link>
          </li>
          <li>
            <Link to="/center">个人中心</Link>
          </li>
          <MessagesLink />
          <li>
            <Link to={paths.help}>帮助中心</Link>
          </li>
        </ul>
      </div>
    </nav>
  );
}

function LoginOrUser() {
  const isSignedIn = useIsSignedIn();
  const { pathname, search } = useLocation();
  if (isSignedIn) return <UserMenu />;
  return (
    <>
      <li>
        <Link to={loginPath(pathname === paths.home ? '' : pathname + search)} className={styles.login}>
          请登录
        </Link>
      </li>
      <li>
        <Link to={paths.register}>免费注册</Link>
      </li>
    </>
  );
}

const UnreadBadge = lazy(async () => ({
  default: (await import('../../features/messages/UnreadBadge.tsx')).UnreadBadge,
}));

/** The number of unread messages is loaded after the page. */
function MessagesLink() {
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn) return null;
  return (
    <li className={styles.messages}>
      <Link to={paths.messages}>消息</Link>
      <Suspense>
        <UnreadBadge />
      </Suspense>
    </li>
  );
}

function UserMenu() {
  const { userName, customerName } = useSession();
  const avatarUrl = useLocalState((state) => state.accountInfos?.avatarUrl);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const logOut = async () => {
    await signOut();
    await navigate(loginPath(pathname + search));
  };
  return (
    <li className={styles.user}>
      <button type="button" className={styles.who} aria-haspopup="true">
        {avatarUrl && <img src={avatarUrl} alt="" width={18} height={18} className={styles.face} />}
        {userName}
        {customerName && customerName !== userName && <span className={styles.company}>· {customerName}</span>}
        <IconChevronDown size={12} stroke={2} />
      </button>
      <div className={styles.menu}>
        <p>
          <b>{userName}</b>
          {customerName && customerName !== userName && <span>{customerName}</span>}
        </p>
        <Link to="/center">
          <IconUser size={16} />
          个人中心
        </Link>
        <WriteButton onClick={() => void logOut()}>
          <IconLogout size={16} />
          退出登录
        </WriteButton>
      </div>
    </li>
  );
}
