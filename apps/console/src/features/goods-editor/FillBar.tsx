import { Button } from '@jicai/ui/buttons/Button.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { type FormEvent, useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { type FillColumn, fillColumns, fillItems } from './fill-items.ts';
import styles from './ItemsCard.module.css';
import type { EditedItem } from './product-values.ts';

const columnList = Object.keys(fillColumns) as FillColumn[];

/** Fills one column for the chosen items; saved with the product. */
export function FillBar({
  items,
  chosen,
  onChange,
  onClear,
}: {
  items: readonly EditedItem[];
  chosen: readonly string[];
  onChange: (items: EditedItem[]) => void;
  onClear: () => void;
}) {
  const may = useMay();
  const mayEditCost = may('ops.goods.cost') && may('ops.goods.editCost');
  const hasNew = items.some(({ itemId, itemNo }) => itemId === '' && chosen.includes(itemNo));
  const columns = columnList.filter(
    (column) => (column !== 'costFen' || mayEditCost) && (column !== 'stock' || hasNew),
  );
  const [column, setColumn] = useState<FillColumn>('retailFen');
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const fill = (event: FormEvent) => {
    event.preventDefault();
    const filled = fillItems(items, { chosen, column, text });
    if ('fault' in filled) {
      setFault(filled.fault);
      return;
    }
    setFault('');
    onChange(filled.items);
    toast.ok(`已填入 ${chosen.length} 个规格，保存商品后生效`);
  };
  return (
    <form className={styles.fill} aria-label="批量填" onSubmit={fill}>
      <span>选中 {chosen.length} 个，批量填</span>
      <select aria-label="要填的列" value={column} onChange={(event) => setColumn(event.target.value as FillColumn)}>
        {columns.map((one) => (
          <option key={one} value={one}>
            {fillColumns[one]}
          </option>
        ))}
      </select>
      <input
        aria-label={fillColumns[column]}
        aria-invalid={fault !== ''}
        inputMode="decimal"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="sm" armed={false}>
        填入
      </Button>
      <Button look="text" size="sm" armed={false} onClick={onClear}>
        取消选择
      </Button>
      {fault && <p role="alert">{fault}</p>}
    </form>
  );
}
