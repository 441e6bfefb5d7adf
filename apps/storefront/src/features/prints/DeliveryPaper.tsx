import { paths, withQuery } from '../../app/paths.ts';
import styles from './Paper.module.css';
import { PaperFacts, PaperFoot, PaperHead } from './PaperHead.tsx';
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
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">序</th>
            <th scope="col">编号</th>
            <th scope="col">品名及规格</th>
            <th scope="col">单位</th>
            <th scope="col">应送</th>
            <th scope="col">已发</th>
            <th scope="col">实收</th>
            <th scope="col">备注</th>
          </tr>
        </thead>
        <tbody>
          {shipped.map((line, at) => (
            <tr key={line.orderItemId}>
              <td>{at + 1}</td>
              <td className={styles.itemNo}>{line.itemNo}</td>
              <td>
                {line.itemName}
                <small>{line.itemSpec}</small>
              </td>
              <td>{line.unitName}</td>
              <td>{line.qty - line.cancelledQty}</td>
              <td>{line.shippedQty}</td>
              <td className={styles.blank}>&nbsp;</td>
              <td className={styles.blank}>&nbsp;</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={4}>合计</td>
            <td>{shipped.reduce((sum, line) => sum + line.qty - line.cancelledQty, 0)}</td>
            <td>{shipped.reduce((sum, line) => sum + line.shippedQty, 0)}</td>
            <td>&nbsp;</td>
            <td>&nbsp;</td>
          </tr>
        </tfoot>
      </table>
      {order.remark && (
        <p className={styles.remark}>
          <b>备注</b>
          {order.remark}
        </p>
      )}
      <PaperFoot
        signs={['送货人 / 日期', '收货人 / 日期（盖章）']}
        note={`${shop.siteName}　打印时间 ${shop.printTime}`}
      />
    </article>
  );
}
