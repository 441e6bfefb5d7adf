import type { OrderChange } from '@jicai/contract/orders/order-changes.ts';
import type { Order } from '@jicai/contract/orders/orders.ts';
import { payModes, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import styles from './OrderChangeCard.module.css';
import { orderChangesQuery, refreshOrders } from './orders.queries.ts';

/** What the shop would change of an order, old and new, for its buyer to accept or not; nothing while nothing is proposed. */
export function OrderChangeCard({ order }: { order: Order }) {
  const { data = [] } = useQuery(orderChangesQuery(order.orderNo));
  const open = data.find((change) => change.isOpen);
  return open ? <OpenChange change={open} order={order} /> : null;
}

function OpenChange({ change, order }: { change: OrderChange; order: Order }) {
  const send = useWriteOnce(({ isAgree }: { isAgree: boolean }, requestId) =>
    post('/api/ShopOrder/AnswerChange', {
      data: { changeId: change.changeId, version: change.version, isAgree, requestId },
    }),
  );
  const answer = useMutation({
    mutationFn: send,
    onSuccess: (_answer, { isAgree }) => toast.ok(isAgree ? '已接受，订单已更新' : '已告知商城不接受变更'),
    onSettled: () => void refreshOrders(),
  });
  async function accept(): Promise<void> {
    const isSure = await confirm({
      title: '接受变更',
      text: `接受后立即生效。${moneySentence(order, change)}`,
      okText: '接受',
    });
    if (isSure) answer.mutate({ isAgree: true });
  }
  return (
    <Card
      title="商城提议变更订单"
      note={`请在 ${change.deadline.slice(5, 16)} 前答复`}
      size="sm"
      className={styles.card}
    >
      <p className={styles.reason}>
        {change.requesterName}：{change.reason}
      </p>
      <ul className={styles.rows}>
        {change.lines.map((line) => (
          <li key={line.orderItemId}>
            <span className={styles.name}>{line.itemName}</span>
            {line.price !== line.oldPrice && (
              <span>
                单价 <OldNew old={moneyText(line.oldPrice)} next={moneyText(line.price)} />
              </span>
            )}
            {line.qty !== line.oldQty && (
              <span>
                数量 <OldNew old={`${line.oldQty}`} next={`${line.qty} ${line.unitName}`} />
              </span>
            )}
          </li>
        ))}
        {change.address && change.oldAddress && (
          <li>
            <span className={styles.name}>收货地址</span>
            <OldNew old={placeOf(change.oldAddress)} next={placeOf(change.address)} />
          </li>
        )}
      </ul>
      <div className={styles.foot}>
        <p>
          应付 <Price tone="plain" fen={change.oldPayFee} /> → <Price fen={change.newPayFee} />
          <small>{moneySentence(order, change)}</small>
        </p>
        <Button isBusy={answer.isPending} onClick={() => answer.mutate({ isAgree: false })}>
          不接受
        </Button>
        <Button look="soft" disabled={answer.isPending} onClick={() => void accept()}>
          接受变更
        </Button>
      </div>
    </Card>
  );
}

function OldNew({ old, next }: { old: string; next: string }) {
  return (
    <>
      <del>{old}</del> <ins>{next}</ins>
    </>
  );
}

const placeOf = ({ receiver, mobile, telephone, areaText, address }: NonNullable<OrderChange['address']>): string =>
  `${receiver} ${mobile || telephone} ${areaText} ${address}`;

/** What becomes of the difference. */
function moneySentence({ payMode, payState }: Order, { oldPayFee, newPayFee }: OrderChange): string {
  const difference = newPayFee - oldPayFee;
  if (difference === 0) return '金额不变。';
  const sum = moneyText(Math.abs(difference));
  if (payState === tradePayStates.unpaid) return difference > 0 ? `比原来多付 ${sum}。` : `比原来少付 ${sum}。`;
  if (payMode === payModes.credit) return difference > 0 ? `账期欠款增加 ${sum}。` : `账期欠款减少 ${sum}。`;
  return `差额 ${sum} 将退回付款账户。`;
}
