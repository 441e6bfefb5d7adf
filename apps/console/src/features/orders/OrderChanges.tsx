import { orderChangeStates } from '@jicai/domain/orders/order-change.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Tag, type TagTone } from '@jicai/ui/display/Tag.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { DrawerSection } from '../../parts/DrawerSection.tsx';
import styles from './OrderChanges.module.css';
import { type OrderChange, orderChangesQuery, refreshOrders } from './orders.queries.ts';

const tones: Record<OrderChange['changeState'], TagTone> = {
  [orderChangeStates.waiting]: 'info',
  [orderChangeStates.accepted]: 'ok',
  [orderChangeStates.refused]: 'danger',
  [orderChangeStates.withdrawn]: 'grey',
  [orderChangeStates.expired]: 'grey',
};

/** What was proposed to the buyer of an order and what he said; nothing where nothing was. */
export function OrderChanges({ orderNo }: { orderNo: string }) {
  const { data = [] } = useQuery(orderChangesQuery(orderNo));
  const withdraw = useWriteOnce(({ changeId, version }: Pick<OrderChange, 'changeId' | 'version'>, requestId) =>
    post('/api/OpsOrder/WithdrawChange', { data: { changeId, version, requestId } }),
  );
  const taking = useMutation({
    mutationFn: withdraw,
    onSuccess: () => toast.ok('已撤回，订单照原样履行'),
    onSettled: () => void refreshOrders(),
  });
  if (data.length === 0) return null;
  return (
    <DrawerSection title="变更">
      <ul className={styles.list}>
        {data.map((change) => (
          <li key={change.changeId}>
            <span>
              <Tag isState tone={tones[change.changeState]}>
                {change.changeStateText}
              </Tag>{' '}
              应付 {moneyText(change.oldPayFee)} → {moneyText(change.newPayFee)}
              {change.address && `，改送 ${change.address.areaText}`}
              <small>
                {change.requesterName} · {change.reason} · {noteOf(change)}
              </small>
            </span>
            {change.changeState === orderChangeStates.waiting && (
              <Button size="sm" isBusy={taking.isPending} onClick={() => taking.mutate(change)}>
                撤回
              </Button>
            )}
          </li>
        ))}
      </ul>
    </DrawerSection>
  );
}

const noteOf = ({ changeState, deadline, answerName, answer, createTime }: OrderChange): string => {
  if (changeState === orderChangeStates.waiting) return `${shortTime(deadline)} 前答复`;
  return [answerName, answer, shortTime(createTime)].filter(Boolean).join(' ');
};
