import type { ReturnCard } from '@jicai/contract/returns.ts';
import { CopyButton } from '@jicai/ui/CopyButton.tsx';
import { ImageWithFallback } from '@jicai/ui/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/Price.tsx';
import { Tag } from '@jicai/ui/Tag.tsx';
import { Link } from 'react-router';
import { orderDetailPath, returnDetailPath } from '../../app/paths.ts';
import { shortTime } from '../../app/wire-time.ts';
import { returnTone } from './return-looks.ts';
import { ReturnButtons } from './ReturnButtons.tsx';
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
    <article className={styles.card} aria-label={`售后单 ${sheet.returnNo}`}>
      <header className={styles.head}>
        <time className={styles.time}>{sheet.createTime.slice(0, 16)}</time>
        <span className={styles.pair}>
          <span className={styles.name}>售后单号</span>
          <Link to={returnDetailPath(sheet.returnNo)} className={styles.no}>
            {sheet.returnNo}
          </Link>
          <CopyButton text={sheet.returnNo} label="售后单号" />
        </span>
        <span className={styles.pair}>
          <span className={styles.name}>订单号</span>
          <Link to={orderDetailPath(sheet.orderNo)} className={styles.order}>
            {sheet.orderNo}
          </Link>
        </span>
        <span className={styles.supplier}>
          <span className={styles.name}>供应商</span>
          {sheet.supplierName}
        </span>
      </header>
      <div className={styles.body}>
        <ul className={styles.goods}>
          {sheet.items.map((item) => (
            <li key={item.orderItemId} className={styles.line}>
              <ImageWithFallback src={item.imgUrl} alt="" className={styles.picture} />
              <div className={styles.words}>
                <div className={styles.itemName}>{item.itemName}</div>
                <div className={styles.spec}>{[item.itemSpec, item.colorName].filter(Boolean).join(' · ')}</div>
              </div>
              <span className={styles.qty}>
                × {item.qty} {item.unitName}
              </span>
            </li>
          ))}
        </ul>
        <div className={styles.money}>
          {sheet.returnType === 2 ? (
            <span>换货 {qty} 件</span>
          ) : (
            <Price fen={sheet.refundFee ?? sheet.agreeFee ?? sheet.applyFee} tone="plain" className={styles.sum} />
          )}
          <div className={styles.note}>
            {sheet.returnTypeText} · {sheet.reasonName}
          </div>
        </div>
        <div className={styles.state}>
          <Tag tone={returnTone(sheet.returnState)} isState>
            {sheet.returnStateText}
          </Tag>
          {sheet.deadlineAt && <div className={styles.note}>截止 {shortTime(sheet.deadlineAt)}</div>}
        </div>
        <div className={styles.actions}>
          <ReturnButtons actions={sheet.actions} disabledReasons={{}} place="list" isBusy={isBusy} onAct={onAct} />
          <Link to={returnDetailPath(sheet.returnNo)} className={styles.detail}>
            售后详情
          </Link>
        </div>
      </div>
    </article>
  );
}
