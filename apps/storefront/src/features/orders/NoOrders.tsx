import { Button, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { hasFilter, type ListAddress } from './list-address.ts';
import type { ListKind } from './list-kinds.ts';
import styles from './OrderList.module.css';

/** An empty list says why it is empty, and leads on. */
export function NoOrders({ address, kind, onReset }: { address: ListAddress; kind: ListKind; onReset: () => void }) {
  const isFirstTab = address.tab === (kind.tabs[0]?.label ?? '');
  if (isFirstTab && !hasFilter(address)) {
    const isOwn = kind.scope === 'my' && !kind.screen;
    return (
      <EmptyState
        isFramed
        className={styles.empty}
        title={kind.emptyText}
        hint={isOwn ? '下单后可以在这里付款、查物流、确认收货' : undefined}
        action={
          isOwn && (
            <Link to={paths.home} className={buttonClass({ look: 'fill' })}>
              去选购
            </Link>
          )
        }
      />
    );
  }
  return (
    <EmptyState
      isFramed
      className={styles.empty}
      art="search"
      title={`没有${hasFilter(address) ? '符合条件的' : ''}${isFirstTab ? '' : address.tab}订单`}
      action={<Button onClick={onReset}>查看全部订单</Button>}
    />
  );
}
