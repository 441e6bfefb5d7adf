import { cx } from '@jicai/ui/style/cx.ts';
import { useQuery } from '@tanstack/react-query';
import { miniCartQuery } from '../../features/cart/index.ts';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import styles from './CartBadge.module.css';

/** Number of lines in the cart; undefined if nobody is signed in or while it is loaded. */
export function useCartCount(): number | undefined {
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery({ ...miniCartQuery(), enabled: isSignedIn });
  return isSignedIn ? data?.totalCount : undefined;
}

export function CartBadge({ className }: { className?: string }) {
  const count = useCartCount();
  if (!count) return null;
  return <span className={cx(styles.badge, className)}>{count > 99 ? '99+' : count}</span>;
}
