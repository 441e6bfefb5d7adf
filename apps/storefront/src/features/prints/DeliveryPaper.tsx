import { paths, withQuery } from '../../app/paths.ts';
import styles from './Paper.module.css';
import { PaperFacts, PaperFoot, PaperHead, PaperNote } from './PaperHead.tsx';
import { type PaperColumn, PaperLines } from './PaperLines.tsx';
import type { DeliveryModel } from './prints.queries.ts';

type DeliveryOrder = DeliveryModel['orders'][number];
type Line = DeliveryOrder['lines'][number];
type Parcel = DeliveryOrder['parcels'][number];

/** Both go with the goods; who writes them, what is filled in and who signs differs. No prices: they are nobody's business at the gate. */
const kinds = {
  delivery: {
    title: '送货单',
    from: (order: DeliveryOrder) => order.supplierName,
    blanks: ['实收', '备注'],
    signs: ['送货人 / 日期', '收货人 / 日期（盖章）'],
  },
  acceptance: {
    title: '验收单',
    from: (order: DeliveryOrder) => order.customerName,
    blanks: ['实收', '合格', '验收意见'],
    signs: ['采购人 / 日期', '验收人 / 日期', '负责人 / 日期（盖章）'],
  },
} as const;

/** 送货单 and 验收单: one paper for one parcel with what is in it; without a parcel what is still to be sent. */
export function DeliveryPaper({
  kind,
  order,
  parcel,
  shop,
}: {
  kind: keyof typeof kinds;
  order: DeliveryOrder;
  parcel: Parcel | undefined;
  shop: Omit<DeliveryModel, 'orders'>;
}) {
  const { orderNo, address } = order;
  const { title, from, blanks, signs } = kinds[kind];
  const lines = parcel ? linesOf(order, parcel) : order.lines.filter((line) => line.qty > line.cancelledQty);
  const at = parcel ? order.parcels.indexOf(parcel) + 1 : 0;
  const place = order.parcels.length > 1 ? `第 ${at} 个包裹，共 ${order.parcels.length} 个` : '';
  return (
    <article className={styles.paper} aria-label={[title, orderNo, place].filter(Boolean).join(' ')}>
      <PaperHead from={from(order)} title={title} no={orderNo} path={withQuery(paths.orderDetail, { orderNo })} />
      <PaperFacts
        facts={[
          kind === 'delivery' ? ['收货单位', order.customerName] : ['销售方', shop.companyName],
          kind === 'delivery' ? ['销售方', shop.companyName] : ['发货方', order.supplierName],
          ['收货人', `${address.receiver} ${address.mobile || address.telephone}`],
          ['采购单号', order.purchaseNo],
          ['下单时间', order.createTime],
          ['收货地址', `${address.areaText} ${address.address}`],
          ['物流', parcel ? `${parcel.logisticsName} ${parcel.logisticsNo}` : ''],
          ['发货时间', parcel?.shipTime ?? ''],
          ['包裹', place],
          ['实际收货', kind === 'acceptance' && parcel ? receivedText(parcel) : ''],
        ]}
      />
      <PaperLines
        lines={lines}
        columns={[
          parcel ? sentColumn(order, parcel) : dueColumn(lines),
          ...blanks.map((name) =>
            parcel && kind === 'acceptance' && name === '实收' ? foundColumn(parcel) : { name },
          ),
        ]}
      />
      <PaperNote name="备注" text={order.remark} />
      <PaperFoot signs={signs} note={`${shop.siteName}　打印时间 ${shop.printTime}`} />
    </article>
  );
}

/** Who received it and when; nobody's name where time did. '' while it is on its way. */
function receivedText({ receivedBy, receiveTime, acceptTime = '' }: Parcel): string {
  const names = receivedBy.join('、');
  if (!receiveTime) return names && `${names} ${acceptTime}（部分收货）`;
  return `${names || '系统自动收货'} ${acceptTime}`;
}

/** What was accepted; room to write it where nothing has been yet. */
function foundColumn({ items }: Parcel): PaperColumn<Line> {
  const isAccepted = items.some((item) => item.receivedQty !== undefined);
  if (!isAccepted) return { name: '实收' };
  return {
    name: '实收',
    of: (line) => items.find((item) => item.orderItemId === line.orderItemId)?.receivedQty ?? 0,
    sum: items.reduce((sum, item) => sum + (item.receivedQty ?? 0), 0),
  };
}

/** The lines of an order that this parcel has goods of. */
const linesOf = (order: DeliveryOrder, { items }: Parcel): Line[] =>
  order.lines.filter((line) => items.some((item) => item.orderItemId === line.orderItemId));

function sentColumn(order: DeliveryOrder, { items }: Parcel): PaperColumn<Line> {
  return {
    name: order.parcels.length > 1 ? '本包裹数量' : '已发',
    of: (line) => items.find((item) => item.orderItemId === line.orderItemId)?.qty ?? 0,
    sum: items.reduce((sum, item) => sum + item.qty, 0),
  };
}

const dueColumn = (lines: readonly Line[]): PaperColumn<Line> => ({
  name: '应送',
  of: (line) => line.qty - line.cancelledQty,
  sum: lines.reduce((sum, line) => sum + line.qty - line.cancelledQty, 0),
});
