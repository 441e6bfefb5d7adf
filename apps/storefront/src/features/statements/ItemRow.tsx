import { piecesNote } from '@jicai/domain/goods/pieces.ts';
import {
  type DisputeState,
  disputeStates,
  type StatementSource,
  statementSources,
} from '@jicai/domain/statements/statement-states.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag, type TagTone } from '@jicai/ui/display/Tag.tsx';
import type { ResultOf } from '@jicai/contract/index.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { orderDetailPath } from '../../app/paths.ts';
import styles from './ItemRow.module.css';
import type { StatementItem } from './statements.queries.ts';

const sourceTones: Partial<Record<StatementSource, TagTone>> = {
  [statementSources.receipt]: 'grey',
  [statementSources.refund]: 'info',
  [statementSources.adjustment]: 'line',
};

/** One row of a statement; on phones a card. */
export function ItemRow({
  item,
  isMarked,
  onMark,
}: {
  item: StatementItem;
  isMarked: boolean;
  /** Absent where nothing can be disputed now. */
  onMark: (() => void) | undefined;
}) {
  const markText = item.disputeState === disputeStates.answered ? '继续异议' : '标记异议';
  const hasStrip = isMarked || item.disputeState > disputeStates.none;
  return (
    <tr className={cx(styles.row, hasStrip && styles.open)}>
      <ItemCells item={item} parts={<FeeParts item={item} />} />
      <td data-label="核对">
        <CheckState item={item} isMarked={isMarked} />
      </td>
      <td data-right>
        {onMark && !isMarked && (
          <Button look="text" onClick={onMark} aria-label={`${markText} ${item.itemName || item.reason}`}>
            {markText}
          </Button>
        )}
      </td>
    </tr>
  );
}

type Billed = ResultOf<'/api/FinCheck/GetUnbilledPage'>[number] & { reason?: string };

/** What was received or given back, when, with which order, and what it comes to. */
export function ItemCells({ item, parts }: { item: Billed; parts?: ReactNode }) {
  return (
    <>
      <td className={styles.day}>{item.bizTime.slice(5)}</td>
      <td>
        <Tag tone={sourceTones[item.sourceType] ?? 'grey'}>{item.sourceText}</Tag>
      </td>
      <td className={styles.order}>
        {item.orderNo ? (
          <Link to={orderDetailPath(item.orderNo)} className={cx(styles.number, 'hit')}>
            {item.orderNo}
          </Link>
        ) : (
          '—'
        )}
        {item.purchaseNo && <span className={styles.small}>{item.purchaseNo}</span>}
      </td>
      <td className={styles.goods}>
        <Goods item={item} />
      </td>
      <td data-right data-label="数量">
        {item.qty === 0 ? '—' : `${item.qty} ${item.unitName}`}
        {item.qty !== 0 && <span className={styles.small}>{piecesNote(item.qty, item)}</span>}
      </td>
      <td data-right data-label="单价">
        {item.qty === 0 ? '—' : <Price fen={item.price} tone="plain" />}
      </td>
      <td data-right className={styles.fee} data-label="金额">
        <Price fen={item.fee} tone="plain" />
        {parts}
      </td>
      <td data-right className={styles.tax} data-label="其中税额">
        <Price fen={item.taxFee} tone="plain" />
      </td>
    </>
  );
}

/** Where price × quantity is not the amount: what makes the difference. */
function FeeParts({ item: { qty, discountFee, freightFee } }: { item: StatementItem }) {
  if (qty === 0) return null;
  return (
    <>
      {discountFee !== 0 && (
        <span className={styles.small}>
          优惠 <Price fen={-discountFee} tone="plain" />
        </span>
      )}
      {freightFee !== 0 && (
        <span className={styles.small}>
          运费 <Price fen={freightFee} tone="plain" />
        </span>
      )}
    </>
  );
}

function Goods({ item }: { item: Billed }) {
  // An adjustment says why it is here; the goods it is about stand under that.
  if (item.sourceType === statementSources.adjustment) {
    return (
      <div className={styles.words}>
        {item.reason ?? item.sourceText}
        {item.itemName && <span className={styles.small}>关联 {item.itemName}</span>}
      </div>
    );
  }
  return (
    <div className={styles.item}>
      <ImageWithFallback src={item.imgUrl} alt="" />
      <div className={styles.words}>
        <span className={styles.name}>{item.itemName}</span>
        <span className={styles.small}>{[item.itemNo, item.itemSpec].filter(Boolean).join(' · ')}</span>
      </div>
    </div>
  );
}

const stateLooks: Partial<Record<DisputeState, string | undefined>> = {
  [disputeStates.open]: styles.marked,
  [disputeStates.answered]: styles.replied,
};

function CheckState({ item, isMarked }: { item: StatementItem; isMarked: boolean }) {
  if (isMarked) return <span className={cx(styles.state, styles.marked)}>待提交异议</span>;
  const tone = stateLooks[item.disputeState] ?? (item.checkText === '待核对' && styles.unread);
  return <span className={cx(styles.state, tone)}>{item.checkText}</span>;
}
