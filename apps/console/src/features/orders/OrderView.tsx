import { FileLinks } from '@jicai/ui/display/FileLinks.tsx';
import type { ShopOrderAction } from '@jicai/domain/orders/shop-order-actions.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { Timeline } from '@jicai/ui/lists/Timeline.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { useMay } from '../../app/self.queries.ts';
import { DrawerSection } from '../../parts/DrawerSection.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderBelongings } from './OrderBelongings.tsx';
import { OrderChanges } from './OrderChanges.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderNotes } from './OrderNotes.tsx';
import { LeftNumber, OrderParcels } from './OrderParcels.tsx';
import type { Order } from './orders.queries.ts';
import styles from './OrderView.module.css';

/** Everything about one order, section by section: what can be done comes first; in a hand at the shelf, what goes where. */
export function OrderView({ order, onChoose }: { order: Order; onChoose: (action: ShopOrderAction) => void }) {
  const may = useMay();
  const isPhone = useIsPhone();
  const acts = (
    <DrawerSection title="能做什么">
      <OrderActions order={order} onChoose={onChoose} />
    </DrawerSection>
  );
  const address = (
    <DrawerSection title="收货">
      <Address order={order} />
    </DrawerSection>
  );
  return (
    <>
      {isPhone ? address : acts}
      {may('ops.order.change') && <OrderChanges orderNo={order.orderNo} />}
      {order.actions.includes('ship') || order.parcels.length > 0 ? (
        <DrawerSection title="包裹">
          <OrderParcels order={order} />
        </DrawerSection>
      ) : (
        <LeftNumber orderNo={order.orderNo} />
      )}
      <DrawerSection title="商品" note={`${order.itemCount} 种 ${order.totalQty} 件 · ${order.supplierName}`}>
        <OrderLines order={order} />
        <Sums order={order} />
      </DrawerSection>
      {isPhone ? acts : address}
      <OrderBelongings order={order} />
      {order.history.length > 0 && (
        <DrawerSection title="记录">
          <Timeline label="订单记录" items={order.history.map(toItem)} />
        </DrawerSection>
      )}
      <DrawerSection title="备注" note="不发给客户的，客户看不到">
        <OrderNotes order={order} />
      </DrawerSection>
    </>
  );
}

/** What the order costs; a supplier is not told. */
function Sums({ order }: { order: Order }) {
  if (order.payFee === undefined) return null;
  const rows = [
    { name: '商品金额', fen: order.goodsFee },
    { name: '优惠', fen: -(order.discountFee ?? 0) },
    { name: '运费', fen: order.freightFee },
  ];
  return (
    <dl className={styles.sums}>
      {rows.map(({ name, fen }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Price tone="plain" fen={fen} />
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>应付</dt>
        <dd>
          <Price tone="plain" fen={order.payFee} />
        </dd>
      </div>
      {Number(order.refundedFee) > 0 && (
        <div>
          <dt>已退</dt>
          <dd>
            <Price tone="plain" fen={order.refundedFee} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Address({ order: { address, remark, purchaseNo, files = [] } }: { order: Order }) {
  return (
    <Pairs>
      <Pair name="收货人">
        {address.receiver} {address.mobile || address.telephone}
      </Pair>
      <Pair name="地址">
        {address.areaText} {address.address}
      </Pair>
      <Pair name="买家留言">{remark}</Pair>
      <Pair name="采购单号">{purchaseNo}</Pair>
      <Pair name="采购附件">{files.length > 0 && <FileLinks files={files} />}</Pair>
    </Pairs>
  );
}

const toItem = ({ text, actorName, reason, time }: Order['history'][number], at: number) => ({
  key: `${time}${text}`,
  text: reason ? `${text}：${reason}` : text,
  note: `${shortTime(time)} · ${actorName}`,
  ...(at === 0 && { tone: 'now' as const }),
});
