import { IconBell } from '@jicai/ui/icons/center-icons.tsx';
import { IconChevronRight } from '@jicai/ui/icons/icons.tsx';
import { useSession } from '@jicai/web/session/session.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { userInfoQuery } from '../../app/user-info.queries.ts';
import { UnreadBadge } from '../messages/index.ts';
import styles from './MineHead.module.css';

/** Face, name and company, with the way to the own record; the messages beside. */
export function MineHead() {
  const { userName, customerName } = useSession();
  const { data: user } = useQuery(userInfoQuery());
  const roles = user?.roles.map(({ roleName }) => roleName).join('、');
  return (
    <header className={styles.head}>
      <Link to="/center/kamUser/userInfo" className={styles.me}>
        {user?.avatarUrl ? (
          <img src={user.avatarUrl} alt="" width={56} height={56} className={styles.face} />
        ) : (
          <span className={styles.face} aria-hidden="true">
            {userName.slice(0, 1)}
          </span>
        )}
        <span className={styles.names}>
          <h1>
            {userName}
            <IconChevronRight size={16} />
          </h1>
          <span>{customerName === userName ? '个人会员' : customerName}</span>
          <span>{[user?.orgName, roles].filter(Boolean).join(' · ') || '　'}</span>
        </span>
      </Link>
      <Link to={paths.messages} className={styles.messages}>
        <IconBell size={24} />
        <span className="sr">消息</span>
        <UnreadBadge place="above" />
      </Link>
    </header>
  );
}
