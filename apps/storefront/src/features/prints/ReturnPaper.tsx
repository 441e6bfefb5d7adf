import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { amountInWords } from '@jicai/domain/money/amount-in-words.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { paths, withQuery } from '../../app/paths.ts';
import styles from './Paper.module.css';
import { PaperFacts, PaperFoot, PaperHead, PaperNote } from './PaperHead.tsx';
import { type PaperColumn, PaperLines } from './PaperLines.tsx';
import type { PrintReturn } from './prints.queries.ts';

/** 退货单: goes into the parcel that the buyer sends back. */
export function ReturnPaper({ sheet }: { sheet: PrintReturn }) {
  const { returnNo, returnAddress: to, logistics, items } = sheet;
  const fee = sheet.refundFee ?? sheet.agreeFee ?? sheet.applyFee;
  return (
    <article className={styles.paper} aria-label={`退货单 ${returnNo}`}>
      <PaperHead
        from={sheet.supplierName}
        title={sheet.returnType === returnTypes.exchange ? '换货单' : '退货单'}
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
      <PaperLines
        lines={items}
        columns={columns}
        total={
          sheet.returnType !== returnTypes.exchange && (
            <>
              <span>
                退款（大写）<b>{amountInWords(fee)}</b>
              </span>
              <span>
                （小写）
                <Price fen={fee} tone="plain" className={styles.sum} />
              </span>
            </>
          )
        }
      />
      <PaperNote name="问题描述" text={sheet.remark} />
      <PaperFoot
        signs={['退货方 / 日期', '收货验收 / 日期（盖章）']}
        note={`退货请随箱附上本单　${sheet.returnStateText}`}
      />
    </article>
  );
}

const columns: readonly PaperColumn<PrintReturn['items'][number]>[] = [
  { name: '数量', of: ({ qty }) => qty },
  { name: '单价', of: ({ price }) => <Price fen={price} tone="plain" /> },
  {
    name: '退款金额',
    of: ({ refundFee, agreeFee, applyFee }) => <Price fen={refundFee ?? agreeFee ?? applyFee} tone="plain" />,
  },
  { name: '验收' },
];
