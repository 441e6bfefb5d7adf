import { amountInWords } from '@jicai/domain/amount-in-words.ts';
import { Price } from '@jicai/ui/Price.tsx';
import { paths, withQuery } from '../../app/paths.ts';
import styles from './Paper.module.css';
import { PaperFacts, PaperFoot, PaperHead } from './PaperHead.tsx';
import type { PrintReturn } from './prints.queries.ts';

/** 退货单: goes into the parcel that the buyer sends back. */
export function ReturnPaper({ sheet }: { sheet: PrintReturn }) {
  const { returnNo, returnAddress: to, logistics, items } = sheet;
  const fee = sheet.refundFee ?? sheet.agreeFee ?? sheet.applyFee;
  return (
    <article className={styles.paper} aria-label={`退货单 ${returnNo}`}>
      <PaperHead
        from={sheet.supplierName}
        title={sheet.returnType === 2 ? '换货单' : '退货单'}
        no={returnNo}
        path={withQuery(paths.returnDetail, { returnNo })}
      />
      <PaperFacts
        facts={[
          ['退货单位', sheet.customerName],
          ['售后类型', sheet.returnTypeText],
          ['联系人', `${sheet.contactName} ${sheet.contactMobile}`.trim()],
          ['申请时间', sheet.createTime],
          ['原订单', sheet.orderNo],
          ['售后原因', sheet.reasonName],
          ['寄回地址', to ? `${to.receiver} ${to.mobile} ${to.areaText} ${to.address}` : ''],
          ['寄回物流', logistics ? `${logistics.logisticsName} ${logistics.logisticsNo}` : ''],
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
            <th scope="col">单价</th>
            <th scope="col">退款金额</th>
            <th scope="col">验收</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, at) => (
            <tr key={item.orderItemId}>
              <td>{at + 1}</td>
              <td className={styles.itemNo}>{item.itemNo}</td>
              <td>
                {item.itemName}
                <small>{item.itemSpec}</small>
              </td>
              <td>{item.unitName}</td>
              <td>{item.qty}</td>
              <td>
                <Price fen={item.price} tone="plain" />
              </td>
              <td>
                <Price fen={item.refundFee ?? item.agreeFee ?? item.applyFee} tone="plain" />
              </td>
              <td className={styles.blank}>&nbsp;</td>
            </tr>
          ))}
        </tbody>
        {sheet.returnType !== 2 && (
          <tfoot>
            <tr>
              <td colSpan={8} className={styles.total}>
                <span>
                  退款（大写）<b>{amountInWords(fee)}</b>
                </span>
                <span>
                  （小写）
                  <Price fen={fee} tone="plain" className={styles.sum} />
                </span>
              </td>
            </tr>
          </tfoot>
        )}
      </table>
      {sheet.remark && (
        <p className={styles.remark}>
          <b>问题描述</b>
          {sheet.remark}
        </p>
      )}
      <PaperFoot
        signs={['退货方 / 日期', '收货验收 / 日期（盖章）']}
        note={`退货请随箱附上本单　${sheet.returnStateText}`}
      />
    </article>
  );
}
