import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import styles from './PayPage.module.css';

/** A trade or an attempt that cannot be shown, and why. */
export function TradeMessage({ title, hint }: { title: string; hint: string }) {
  return (
    <div className={styles.page}>
      <EmptyState
        art="lost"
        headingLevel={1}
        isFramed
        title={title}
        hint={hint}
        action={
          <Link to={paths.center} className={buttonClass({ look: 'fill' })}>
            查看我的订单
          </Link>
        }
      />
    </div>
  );
}
