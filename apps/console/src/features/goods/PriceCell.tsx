import { priceNames } from '@jicai/domain/goods/goods-acts.ts';
import type { PlannedPriceName } from '@jicai/domain/money/price-plans.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { EditedPrice } from './EditedPrice.tsx';
import type { GoodsRow } from './goods.queries.ts';
import styles from './goods-columns.module.css';

/** A price of an item; a click makes it a field. What keeps a change comes with that: a list has forty prices at rest. */
export function PriceCell({ item, price, mayEdit }: { item: GoodsRow; price: PlannedPriceName; mayEdit: boolean }) {
  const [isTouched, setTouched] = useState(false);
  const fen = item[price];
  if (!mayEdit) return <Price tone="plain" fen={fen} fallback="—" />;
  const label = `${item.itemNo} ${item.itemName}的${priceNames[price]}`;
  const notes = (
    <>
      <WaitingNote item={item} price={price} />
      <PlanNotes item={item} price={price} />
    </>
  );
  if (isTouched) return <EditedPrice item={item} price={price} label={label} notes={notes} />;
  return (
    <>
      <button type="button" className={styles.price} aria-label={`修改${label}`} onClick={() => setTouched(true)}>
        <Price tone="plain" fen={fen} fallback="设置" />
      </button>
      {notes}
    </>
  );
}

/** A price that waits for a second person. */
function WaitingNote({ item: { waiting }, price }: { item: GoodsRow; price: PlannedPriceName }) {
  const waits = waiting.find((one) => one.price === price);
  return (
    waits && (
      <Link to={paths.changes} className={styles.waits} title="低于毛利线，等第二人复核">
        <Tag tone="warn">待复核</Tag> <Price tone="plain" fen={waits.priceFee} />
      </Link>
    )
  );
}

/** What is planned for a price, or until when one holds. */
function PlanNotes({ item: { plans }, price }: { item: GoodsRow; price: PlannedPriceName }) {
  return plans
    .filter((plan) => plan.price === price)
    .map(({ text }) => (
      <small key={text} className={styles.plan} title={`定时调价：${text}`}>
        {text}
      </small>
    ));
}
