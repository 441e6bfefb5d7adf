import { qtyText } from '@jicai/domain/goods/pieces.ts';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { IconCheck } from '@jicai/ui/icons/icons.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import type { OrderLine } from '../orders/index.ts';
import styles from './ScanLineCard.module.css';

/** Goods of the parcel: how many are in it, large, and buttons for the thumb at the line that is at hand. */
export function ScanLineCard({
  line,
  qty,
  isLast,
  onAdd,
  onOpen,
}: {
  line: OrderLine & { rest: number };
  qty: number;
  isLast: boolean;
  onAdd: (delta: number) => void;
  onOpen: () => void;
}) {
  const isFull = qty >= line.rest;
  return (
    <article className={cx(styles.card, isLast && styles.last)}>
      <button type="button" className={styles.line} aria-label={`点 ${line.itemName}`} onClick={onOpen}>
        <ImageWithFallback src={line.imgUrl} alt="" className={styles.picture} />
        <span className={styles.words}>
          <span className={styles.name}>{line.itemName}</span>
          <small>{[line.itemNo, line.shelf.place && `库位 ${line.shelf.place}`].filter(Boolean).join(' · ')}</small>
          <progress className={cx(styles.bar, isFull && styles.full)} value={qty} max={line.rest} aria-label="已装" />
        </span>
        <span className={cx(styles.count, isFull && styles.full)}>
          <b>{qty}</b>
          <small>/ {qtyText(line.rest, line)}</small>
        </span>
      </button>
      {isFull && (
        <p className={styles.ok}>
          <IconCheck size={16} stroke={2} /> 数量对上了
        </p>
      )}
      {isLast && (
        <div className={styles.acts}>
          <button type="button" disabled={qty === 0} onClick={() => onAdd(-1)}>
            −1
          </button>
          <button type="button" disabled={isFull} onClick={() => onAdd(1)}>
            +1
          </button>
          <button type="button" className={styles.all} disabled={isFull} onClick={() => onAdd(line.rest - qty)}>
            全部 +{line.rest - qty}
          </button>
        </div>
      )}
    </article>
  );
}
