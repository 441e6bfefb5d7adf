import { paths, withQuery } from '../../app/paths.ts';
import styles from './Paper.module.css';
import { PaperFacts, PaperFoot, PaperHead, PaperNote } from './PaperHead.tsx';
import { type PaperColumn, PaperLines } from './PaperLines.tsx';
import type { PrintModel, PrintOrder } from './prints.queries.ts';

type Line = PrintOrder['lines'][number];

/** Both go with the goods; who writes them, what is filled in and who signs differs. No prices: they are nobody's business at the gate. */
const kinds = {
  delivery: {
    title: '送货单',
    from: (order: PrintOrder) => order.supplierName,
    blanks: ['实收', '备注'],
    signs: ['送货人 / 日期', '收货人 / 日期（盖章）'],
  },
  acceptance: {
    title: '验收单',
    from: (order: PrintOrder) => order.customerName,
    blanks: ['实收', '合格', '验收意见'],
    signs: ['采购人 / 日期', '验收人 / 日期', '负责人 / 日期（盖章）'],
  },
} as const;

/** 送货单 and 验收单: what was shipped and what is to be signed for. */
export function DeliveryPaper({
  kind,
  order,
  shop,
}: {
  kind: keyof typeof kinds;
  order: PrintOrder;
  shop: Omit<PrintModel, 'orders'>;
}) {
  const { orderNo, address, lines, parcels } = order;
  const { title, from, blanks, signs } = kinds[kind];
  const shipped = lines.filter((line) => line.qty > line.cancelledQty);
  return (
    <article className={styles.paper} aria-label={`${title} ${orderNo}`}>
      <PaperHead from={from(order)} title={title} no={orderNo} path={withQuery(paths.orderDetail, { orderNo })} />
      <PaperFacts
        facts={[
          kind === 'delivery' ? ['收货单位', order.customerName] : ['供货单位', order.supplierName],
          ['收货人', `${address.receiver} ${address.mobile || address.telephone}`],
          ['采购单号', order.purchaseNo],
          ['下单时间', order.createTime],
          ['收货地址', `${address.areaText} ${address.address}`],
          ['物流', parcels.map(({ logisticsName, logisticsNo }) => `${logisticsName} ${logisticsNo}`).join('；')],
        ]}
      />
      <PaperLines lines={shipped} columns={[...columnsOf(shipped), ...blanks.map((name) => ({ name }))]} />
      <PaperNote name="备注" text={order.remark} />
      <PaperFoot signs={signs} note={`${shop.siteName}　打印时间 ${shop.printTime}`} />
    </article>
  );
}

const columnsOf = (lines: readonly Line[]): PaperColumn<Line>[] => [
  {
    name: '应送',
    of: (line) => line.qty - line.cancelledQty,
    sum: lines.reduce((sum, line) => sum + line.qty - line.cancelledQty, 0),
  },
  { name: '已发', of: (line) => line.shippedQty, sum: lines.reduce((sum, line) => sum + line.shippedQty, 0) },
];
