import { cx } from '@jicai/ui/style/cx.ts';
import { useQuery } from '@tanstack/react-query';
import { unreadCountQuery } from './messages.queries.ts';
import styles from './UnreadBadge.module.css';

/** Number of unread messages on a link: beside its text, or above its icon. Nothing while there are none. */
export function UnreadBadge({ place = 'beside' }: { place?: 'beside' | 'above' }) {
  const { data: count = 0 } = useQuery(unreadCountQuery());
  if (count === 0) return null;
  return (
    <em className={cx(styles.badge, place === 'above' && styles.above)}>
      {count > 99 ? '99+' : count}
      <span className="sr">条未读</span>
    </em>
  );
}
