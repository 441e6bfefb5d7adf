import type { SkuDetail } from '@jicai/contract/goods/sku.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { specChoices, type SpecValue } from './spec-choice.ts';
import styles from './SpecChips.module.css';

/** One row of chips per selling option; a chip leads to the item that has it. */
export function SpecChips({
  sku,
  chosenItemId,
  onChoose,
}: {
  sku: SkuDetail;
  chosenItemId: string;
  onChoose: (itemId: string) => void;
}) {
  const choose = (value: SpecValue) => {
    if (value.itemId && !value.isChosen) onChoose(value.itemId);
  };
  return specChoices(sku, chosenItemId).map(({ specName, values }) => (
    <div key={specName} className={styles.row}>
      <dt>{specName}</dt>
      <dd>
        {values.map((value) => (
          <button
            key={value.valueId}
            type="button"
            className={cx(styles.chip, value.isChosen && styles.on, value.state === 'out' && styles.out)}
            aria-pressed={value.isChosen}
            disabled={!value.itemId}
            onClick={() => choose(value)}
          >
            {value.imgUrl && <ImageWithFallback src={value.imgUrl} alt="" priority className={styles.picture} />}
            {value.valueName}
            {value.state === 'out' && <small>缺货</small>}
          </button>
        ))}
      </dd>
    </div>
  ));
}
