import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import type { ReturnCard } from '@jicai/contract/returns/returns.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { Link } from 'react-router';
import { GoodsCell } from '../../app/goods/GoodsCell.tsx';
import { RecordCard, RecordFact, RecordNo, RecordNote } from '@jicai/web/lists/RecordCard.tsx';
import { orderDetailPath, returnDetailPath } from '../../app/paths.ts';
import { minuteTime, shortTime } from '@jicai/web/time/wire-time.ts';
import { returnTone } from './return-looks.ts';
import { ReturnRowButtons } from './ReturnButtons.tsx';
import styles from './ReturnCardView.module.css';

/** One sheet of the list: goods · money · state · actions. */
export function ReturnCardView({
  sheet,
  isBusy,
  onAct,
}: {
  sheet: ReturnCard;
  isBusy: boolean;
  onAct: (action: string) => void;
}) {
  const qty = sheet.items.reduce((sum, item) => sum + item.qty, 0);
  return (
    <RecordCard
      label={`售后单 ${sheet.returnNo}`}
      className={styles.sheet}
      head={
        <>
          <time>{minuteTime(sheet.createTime)}</time>
          <RecordNo name="售后单号" no={sheet.returnNo} to={returnDetailPath(sheet.returnNo)} />
          <RecordFact name="订单号" className={styles.order}>
            <Link to={orderDetailPath(sheet.orderNo)} className={styles.link}>
              {sheet.orderNo}
            </Link>
          </RecordFact>
          <RecordFact name="供应商" className={styles.supplier}>
            {sheet.supplierName}
          </RecordFact>
        </>
      }
    >
      <ul className={styles.goods}>
        {sheet.items.map((item) => (
          <li key={item.orderItemId} className={styles.line}>
            <GoodsCell goods={item} spec={[item.itemSpec, item.colorName].filter(Boolean).join(' · ')} />
            <span className={styles.qty}>
              × {item.qty} {item.unitName}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.money}>
        {sheet.returnType === returnTypes.exchange ? (
          <span>换货 {qty} 件</span>
        ) : (
          <Price fen={sheet.refundFee ?? sheet.agreeFee ?? sheet.applyFee} tone="plain" />
        )}
        <RecordNote>
          {sheet.returnTypeText} · {sheet.reasonName}
        </RecordNote>
      </div>
      <div className={styles.state}>
        <Tag tone={returnTone(sheet.returnState)} isState>
          {sheet.returnStateText}
        </Tag>
        {sheet.deadlineAt && <RecordNote>截止 {shortTime(sheet.deadlineAt)}</RecordNote>}
      </div>
      <div className={styles.actions}>
        <ReturnRowButtons returnNo={sheet.returnNo} actions={sheet.actions} isBusy={isBusy} onAct={onAct} />
      </div>
    </RecordCard>
  );
}
