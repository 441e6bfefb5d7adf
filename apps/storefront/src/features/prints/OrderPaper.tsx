import { Price } from '@jicai/ui/Price.tsx';
import { paths, withQuery } from '../../app/paths.ts';
import styles from './Paper.module.css';
import { PaperFacts, PaperFoot, PaperHead, PaperNote } from './PaperHead.tsx';
import { type PaperColumn, PaperLines } from './PaperLines.tsx';
import type { PrintModel, PrintOrder } from './prints.queries.ts';

type Shop = Omit<PrintModel, 'orders'>;
type PrintLine = PrintOrder['lines'][number];

/** 采购订单: what was ordered, at which price, with the amount in capitals. */
export function OrderPaper({ order, shop }: { order: PrintOrder; shop: Shop }) {
  const { orderNo, address, lines, freightFee, payFee } = order;
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
          ['供货方', order.supplierName],
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
        total={
          <>
            <span>
              运费 <Price fen={freightFee} tone="plain" />
            </span>
            <span>
              人民币（大写）<b>{order.amountText}</b>
            </span>
            <span>
              （小写）
              <Price fen={payFee} tone="plain" className={styles.sum} />
            </span>
          </>
        }
      />
      <PaperNote name="备注" text={order.remark} />
      <PaperFoot signs={['供货方（盖章）', '采购方（盖章）']} note={`${shop.siteName}　打印时间 ${shop.printTime}`} />
    </article>
  );
}

function columnsOf({ lines, totalQty, discountFee, freightFee, payFee }: PrintOrder): PaperColumn<PrintLine>[] {
  const taxFee = lines.reduce((sum, line) => sum + line.taxFee, 0);
  return [
    { name: '数量', of: ({ qty }) => qty, sum: totalQty },
    { name: '含税单价', of: ({ price }) => <Price fen={price} tone="plain" /> },
    { name: '优惠', of: (line) => lessBy(line.discountFee), sum: lessBy(discountFee) },
    {
      name: '含税金额',
      of: (line) => <Price fen={line.payFee - line.freightFee} tone="plain" />,
      sum: <Price fen={payFee - freightFee} tone="plain" />,
    },
    { name: '税率', of: ({ taxRate }) => `${taxRate / 100}%` },
    {
      name: '税额',
      of: (line) => <Price fen={line.taxFee} tone="plain" />,
      sum: <Price fen={taxFee} tone="plain" />,
    },
  ];
}

const lessBy = (fen: number) => fen > 0 && <Price fen={-fen} tone="plain" />;
