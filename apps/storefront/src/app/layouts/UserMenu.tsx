import { WriteButton } from '@jicai/ui/buttons/WriteButton.tsx';
import { IconChevronDown, IconUser } from '@jicai/ui/icons/icons.tsx';
import { IconLogout } from '@jicai/ui/icons/logout-icon.tsx';
import { useSession } from '@jicai/web/session/session.ts';
import { Link, useLocation, useNavigate } from 'react-router';
import { useLocalState } from '../local-state.ts';
import { loginPath } from '../paths.ts';
import styles from './TopBar.module.css';

/** Who is signed in, with the way to his centre and out. */
export function UserMenu() {
  const { userName, customerName } = useSession();
  const avatarUrl = useLocalState((state) => state.accountInfos?.avatarUrl);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const logOut = async () => {
    const { signOut } = await import('@jicai/web/session/sign-out.ts');
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
