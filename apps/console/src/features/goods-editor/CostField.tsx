import { marginBp, marginText } from '@jicai/domain/money/margin.ts';
import { yuanToFen } from '@jicai/domain/money/yuan.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { TextField } from '@jicai/web/form/fields.tsx';
import { useState } from 'react';
import { CostHistoryDialog } from '../goods/index.ts';
import type { ItemValues } from './item-values.ts';
import styles from './ItemDialog.module.css';

/** What the item costs at its supplier, the margin of what is typed, and what it has cost before. */
export function CostField({ values, itemId }: { values: ItemValues; itemId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.cost}>
      <TextField<ItemValues>
        name="costFen"
        label="进价（元）"
        inputMode="decimal"
        help={marginHelp(values) ?? '含税，按供应商分别记录'}
      />
      {itemId !== '' && (
        <Button look="text" size="sm" className={styles.history} onClick={() => setOpen(true)}>
          历史
        </Button>
      )}
      {isOpen && <CostHistoryDialog itemId={itemId} name={values.itemNo} onClose={() => setOpen(false)} />}
    </div>
  );
}

function marginHelp({ enterpriseFen, retailFen, costFen }: ItemValues): string | undefined {
  const cost = yuanToFen(costFen);
  const parts = (
    [
      ['企业价', enterpriseFen],
      ['零售价', retailFen],
    ] as const
  ).flatMap(([name, text]) => {
    const price = yuanToFen(text);
    return price && cost ? [`${name}毛利率 ${marginText(marginBp(price, cost))}`] : [];
  });
  return parts.length > 0 ? parts.join('，') : undefined;
}
