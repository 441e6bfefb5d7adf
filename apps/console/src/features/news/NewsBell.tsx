import { IconBell } from '@jicai/ui/icons/center-icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import styles from './NewsBell.module.css';
import { unreadQuery } from './news.queries.ts';

/** Leads to the messages, with how many are unread. */
export function NewsBell() {
  const { data: count = 0 } = useQuery(unreadQuery());
  return (
    <Link to={paths.news} className={styles.bell} aria-label={count > 0 ? `消息，${count} 条未读` : '消息'}>
      <IconBell size={20} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
