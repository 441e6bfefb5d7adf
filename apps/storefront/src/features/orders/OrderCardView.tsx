import type { AuditProgress } from '@jicai/contract/approvals/approvals.ts';
import type { OrderCard } from '@jicai/contract/orders/orders.ts';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { IconPrinter } from '@jicai/ui/icons/center-icons.tsx';
import { IconChevronRight } from '@jicai/ui/icons/icons.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { Link } from 'react-router';
import { RecordCard, RecordFact, RecordNo, RecordNote } from '@jicai/web/lists/RecordCard.tsx';
import { orderDetailPath, printPath } from '../../app/paths.ts';
import { minuteTime, shortTime } from '@jicai/web/time/wire-time.ts';
import { OrderButtons } from './OrderButtons.tsx';
import styles from './OrderCardView.module.css';
import { OrderGoods } from './OrderGoods.tsx';
import { OrderInvoice } from './OrderInvoice.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import { orderTone } from './order-looks.ts';

/** One order of the list, under the shared column head: goods · money · state · actions. */
export function OrderCardView({
  order,
  approval,
  isInGroup,
  isOthers,
  choice,
  onAct,
  isBusy,
}: {
  order: OrderCard;
  /** Of an order that waits for one; undefined until it is known. */
  approval: AuditProgress | undefined;
  /** It stands beneath the head of its request. */
  isInGroup: boolean;
  /** The list holds orders of several people: the card names who bought. */
  isOthers: boolean;
  /** Absent where orders are not chosen together. */
  choice: { isChosen: boolean; toggle: () => void } | undefined;
  onAct: (action: string) => void;
  isBusy: boolean;
}) {
  const isPhone = useIsPhone();
  return (
    <RecordCard
      label={`订单 ${order.orderNo}`}
      className={cx(styles.order, choice?.isChosen && styles.chosen)}
      head={
        <>
          {choice && (
            <Checkbox
              isChecked={choice.isChosen}
              onChange={choice.toggle}
              label={`选择订单 ${order.orderNo}`}
              className={styles.choice}
            />
          )}
          <time>{minuteTime(order.createTime)}</time>
          <RecordNo name="订单号" no={order.orderNo} to={orderDetailPath(order.orderNo)} />
          <RecordFact name="供应商">{order.supplierName}</RecordFact>
          <Link
            to={orderDetailPath(order.orderNo)}
            className={cx(styles.phoneLink, 'hit')}
            aria-label={`${order.supplierName}，订单详情 ${order.orderNo}`}
          >
            {order.supplierName}
            <IconChevronRight size={16} />
          </Link>
          {isOthers && (
            <RecordFact name="下单人">{[order.userName, order.orgName].filter(Boolean).join(' · ')}</RecordFact>
          )}
          {order.placedByName && <Tag tone="info">商城代下单</Tag>}
          {order.purchaseNo && (
            <RecordFact name="采购单号" className={cx(isOthers && styles.last)}>
              {order.purchaseNo}
            </RecordFact>
          )}
          <Link
            to={printPath('order', [order.orderNo])}
            target="_blank"
            className={styles.print}
            aria-label={`打印订单 ${order.orderNo}`}
            title="打印订单"
          >
            <IconPrinter size={16} />
          </Link>
        </>
      }
    >
      <OrderGoods items={order.items} itemCount={order.itemCount} orderNo={order.orderNo} />
      <div className={styles.money}>
        <Price fen={order.payFee} tone="plain" />
        <RecordNote>
          共 {order.totalQty} 件{!isPhone && order.freightFee === 0 && ' · 免运费'}
        </RecordNote>
        {order.discountFee > 0 && (
          <RecordNote>
            已减 <Price fen={order.discountFee} tone="plain" className={styles.small} />
          </RecordNote>
        )}
        {!isPhone && <RecordNote>{order.payModeText}</RecordNote>}
      </div>
      <div className={styles.state}>
        <Tag tone={orderTone(order.orderState)} isState className={styles.tag}>
          {order.orderStateText}
        </Tag>
        <OrderProgress order={order} approval={approval} />
        <OrderInvoice order={order} place="card" />
        <time className={styles.phoneTime}>{shortTime(order.createTime)}</time>
      </div>
      <div className={styles.actions}>
        <OrderButtons order={order} onAct={onAct} isBusy={isBusy} place="list" isInGroup={isInGroup} />
      </div>
    </RecordCard>
  );
}
