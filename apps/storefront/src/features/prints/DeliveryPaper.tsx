import { paths, withQuery } from '../../app/paths.ts';
import styles from './Paper.module.css';
import { PaperFacts, PaperFoot, PaperHead, PaperNote } from './PaperHead.tsx';
import { type PaperColumn, PaperLines } from './PaperLines.tsx';
import type { PrintModel, PrintOrder } from './prints.queries.ts';

/** 送货单: what was shipped and what is to be signed for; no prices, they are nobody's business at the gate. */
export function DeliveryPaper({ order, shop }: { order: PrintOrder; shop: Omit<PrintModel, 'orders'> }) {
  const { orderNo, address, lines, parcels } = order;
  const shipped = lines.filter((line) => line.qty > line.cancelledQty);
  return (
    <article className={styles.paper} aria-label={`送货单 ${orderNo}`}>
      <PaperHead
        from={order.supplierName}
        title="送货单"
        no={orderNo}
        path={withQuery(paths.orderDetail, { orderNo })}
      />
      <PaperFacts
        facts={[
          ['收货单位', order.customerName],
          ['收货人', `${address.receiver} ${address.mobile || address.telephone}`],
          ['采购单号', order.purchaseNo],
          ['下单时间', order.createTime],
          ['收货地址', `${address.areaText} ${address.address}`],
          ['物流', parcels.map(({ logisticsName, logisticsNo }) => `${logisticsName} ${logisticsNo}`).join('；')],
        ]}
      />
      <PaperLines lines={shipped} columns={columnsOf(shipped)} />
      <PaperNote name="备注" text={order.remark} />
      <PaperFoot
        signs={['送货人 / 日期', '收货人 / 日期（盖章）']}
        note={`${shop.siteName}　打印时间 ${shop.printTime}`}
      />
    </article>
  );
}

const columnsOf = (lines: PrintOrder['lines']): PaperColumn<PrintOrder['lines'][number]>[] => [
  {
    name: '应送',
    of: (line) => line.qty - line.cancelledQty,
    sum: lines.reduce((sum, line) => sum + line.qty - line.cancelledQty, 0),
  },
  { name: '已发', of: (line) => line.shippedQty, sum: lines.reduce((sum, line) => sum + line.shippedQty, 0) },
  { name: '实收' },
  { name: '备注' },
];
