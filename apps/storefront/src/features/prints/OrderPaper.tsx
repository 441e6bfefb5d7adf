import { Price } from '@jicai/ui/Price.tsx';
import { paths, withQuery } from '../../app/paths.ts';
import styles from './Paper.module.css';
import { PaperFacts, PaperFoot, PaperHead } from './PaperHead.tsx';
import type { PrintModel, PrintOrder } from './prints.queries.ts';

type Shop = Omit<PrintModel, 'orders'>;

/** 采购订单: what was ordered, at which price, with the amount in capitals. */
export function OrderPaper({ order, shop }: { order: PrintOrder; shop: Shop }) {
  const { orderNo, address, lines, discountFee, freightFee, payFee } = order;
  const taxFee = lines.reduce((sum, line) => sum + line.taxFee, 0);
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
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">序</th>
            <th scope="col">编号</th>
            <th scope="col">品名及规格</th>
            <th scope="col">单位</th>
            <th scope="col">数量</th>
            <th scope="col">含税单价</th>
            <th scope="col">优惠</th>
            <th scope="col">含税金额</th>
            <th scope="col">税率</th>
            <th scope="col">税额</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={line.orderItemId}>
              <td>{at + 1}</td>
              <td className={styles.itemNo}>{line.itemNo}</td>
              <td>
                {line.itemName}
                <small>{line.itemSpec}</small>
              </td>
              <td>{line.unitName}</td>
              <td>{line.qty}</td>
              <td>
                <Price fen={line.price} tone="plain" />
              </td>
              <td>{line.discountFee > 0 ? <Price fen={-line.discountFee} tone="plain" /> : ''}</td>
              <td>
                <Price fen={line.payFee - line.freightFee} tone="plain" />
              </td>
              <td>{line.taxRate / 100}%</td>
              <td>
                <Price fen={line.taxFee} tone="plain" />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={4}>合计</td>
            <td>{order.totalQty}</td>
            <td>&nbsp;</td>
            <td>{discountFee > 0 ? <Price fen={-discountFee} tone="plain" /> : ''}</td>
            <td>
              <Price fen={payFee - freightFee} tone="plain" />
            </td>
            <td>&nbsp;</td>
            <td>
              <Price fen={taxFee} tone="plain" />
            </td>
          </tr>
          <tr>
            <td colSpan={10} className={styles.total}>
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
            </td>
          </tr>
        </tfoot>
      </table>
      {order.remark && (
        <p className={styles.remark}>
          <b>备注</b>
          {order.remark}
        </p>
      )}
      <PaperFoot signs={['供货方（盖章）', '采购方（盖章）']} note={`${shop.siteName}　打印时间 ${shop.printTime}`} />
    </article>
  );
}
