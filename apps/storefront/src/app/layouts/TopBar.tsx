import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { Link, useLocation } from 'react-router';
import { loginPath, paths } from '../paths.ts';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { useTemplate } from '../template.ts';
import { soonMs, useLater } from '../use-later.ts';
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

const UserMenu = lazyPart(async () => (await import('./UserMenu.tsx')).UserMenu);

function LoginOrUser() {
  const isSignedIn = useIsSignedIn();
  const { pathname, search } = useLocation();
  if (isSignedIn) {
    return <UserMenu />;
  }
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

const UnreadBadge = lazyPart(async () => (await import('../../features/messages/UnreadBadge.tsx')).UnreadBadge);

/** The number of unread messages is loaded after the page. */
function MessagesLink() {
  const isSignedIn = useIsSignedIn();
  const isSoon = useLater(soonMs);
  if (!isSignedIn) return null;
  return (
    <li className={styles.messages}>
      <Link to={paths.messages}>消息</Link>
      {isSoon && <UnreadBadge />}
    </li>
  );
}
