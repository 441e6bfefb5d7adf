import { useQuery } from '@tanstack/react-query';
import { unreadCountQuery } from './messages.queries.ts';
import styles from './UnreadBadge.module.css';

/** Number of unread messages beside the link to the message centre; nothing while there are none. */
export function UnreadBadge() {
  const { data: count = 0 } = useQuery(unreadCountQuery());
  if (count === 0) return null;
  return (
    <em className={styles.badge}>
      {count > 99 ? '99+' : count}
      <span className="sr">条未读</span>
    </em>
  );
}
