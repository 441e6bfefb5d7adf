import { lineChangeText } from '@jicai/domain/orders/line-change-text.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { paths, withQuery } from '../../app/paths.ts';
import styles from './Paper.module.css';
import { PaperFacts, PaperFoot, PaperHead, PaperNote } from './PaperHead.tsx';
import { type PaperColumn, PaperLines } from './PaperLines.tsx';
import type { PrintModel, PrintOrder } from './prints.queries.ts';

type Shop = Omit<PrintModel, 'orders'>;
type PrintLine = PrintOrder['lines'][number];

/**
 * 采购订单: what is bought, at which price, with the amount in capitals. After a change the quantities and amounts are those of
 * what is left, and what was cancelled or returned is named.
 */
export function OrderPaper({ order, shop }: { order: PrintOrder; shop: Shop }) {
  const { orderNo, address, lines } = order;
  return (
    <article className={styles.paper} aria-label={`采购订单 ${orderNo}`}>
      <PaperHead
        from={shop.companyName}
        title="采购订单"
        no={orderNo}
        path={withQuery(paths.orderDetail, { orderNo })}
      />
      <PaperFacts
        facts={[
          ['采购方', order.customerName],
          ['销售方', shop.companyName],
          ['发货方', order.supplierName],
          ['下单人', order.orgName ? `${order.userName}（${order.orgName}）` : order.userName],
          ['下单时间', order.createTime],
          ['采购单号', order.purchaseNo],
          ['支付方式', order.payModeText],
          ['成本中心', order.costCenter],
          ['订单状态', order.orderStateText],
          ['收货人', `${address.receiver} ${address.mobile || address.telephone}`],
          ['收货地址', `${address.areaText} ${address.address}`],
        ]}
      />
      <PaperLines
        lines={lines}
        columns={columnsOf(order)}
        noteOf={(line) => lineChangeText({ ...line, netQty: line.net.qty })}
        extra={order.net.freights.map(({ taxRate, fee, taxFee }) => ({
          name: '运费',
          cells: [
            '',
            '',
            '',
            <Price key="fee" fen={fee} tone="plain" />,
            rateText(taxRate),
            <Price key="tax" fen={taxFee} tone="plain" />,
          ],
        }))}
        total={
          <>
            <span>
              人民币（大写）<b>{order.amountText}</b>
            </span>
            <span>
              （小写）
              <Price fen={order.net.payFee} tone="plain" className={styles.sum} />
            </span>
          </>
        }
      />
      <PaperNote name="备注" text={order.remark} />
      <PaperFoot signs={['销售方（盖章）', '采购方（盖章）']} note={`${shop.siteName}　打印时间 ${shop.printTime}`} />
    </article>
  );
}

function columnsOf({ net }: PrintOrder): PaperColumn<PrintLine>[] {
  return [
    { name: '数量', of: (line) => line.net.qty, sum: net.qty },
    { name: '含税单价', of: ({ price }) => <Price fen={price} tone="plain" /> },
    { name: '优惠', of: (line) => lessBy(line.net.discountFee), sum: lessBy(net.discountFee) },
    {
      name: '含税金额',
      of: (line) => <Price fen={line.net.fee} tone="plain" />,
      sum: <Price fen={net.payFee} tone="plain" />,
    },
    { name: '税率', of: ({ taxRate }) => rateText(taxRate) },
    {
      name: '税额',
      of: (line) => <Price fen={line.net.taxFee} tone="plain" />,
      sum: <Price fen={net.taxFee} tone="plain" />,
    },
  ];
}

const lessBy = (fen: number) => fen !== 0 && <Price fen={-fen} tone="plain" />;
const rateText = (rateBp: number) => (rateBp === 0 ? '免税' : `${rateBp / 100}%`);
