import { Price } from '@jicai/ui/display/Price.tsx';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { CostLine } from './CostLine.tsx';
import { EditedCost } from './EditedCost.tsx';
import type { GoodsRow } from './goods.queries.ts';
import styles from './goods-columns.module.css';

/** What an item costs, under its price or in a column of its own; who may write it down changes it as a price is changed. */
export function CostCell({ item, isInOwnColumn = false }: { item: GoodsRow; isInOwnColumn?: boolean }) {
  const { itemId, itemNo, itemName, costFen } = item;
  const [isTouched, setTouched] = useState(false);
  const mayEdit = useMay()('ops.goods.editCost');
  if (costFen === undefined) return null;
  if (!mayEdit) return isInOwnColumn ? <Price tone="plain" fen={costFen} fallback="—" /> : <CostLine item={item} />;
  const label = `${itemNo} ${itemName}的进价`;
  const prefix = isInOwnColumn ? '' : '进价 ';
  if (isTouched) return <EditedCost itemId={itemId} costFen={costFen} label={label} prefix={prefix} />;
  return (
    <span className={styles.costLine}>
      <button type="button" className={styles.cost} aria-label={`修改${label}`} onClick={() => setTouched(true)}>
        {prefix}
        <Price tone="plain" fen={costFen} fallback="设置" />
      </button>
    </span>
  );
}
