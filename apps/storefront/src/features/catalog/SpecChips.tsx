import type { SkuDetail } from '@jicai/contract/goods/sku.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { useNavigate } from 'react-router';
import { productPath } from '../../app/paths.ts';
import { specChoices, type SpecValue } from './spec-choice.ts';
import styles from './SpecChips.module.css';

/** One row of chips per selling option; a chip changes the item in view without leaving the page or its scroll position. */
export function SpecChips({ sku, chosenItemId }: { sku: SkuDetail; chosenItemId: string }) {
  const navigate = useNavigate();
  const choose = (value: SpecValue) => {
    if (!value.itemId || value.isChosen) return;
    void navigate(productPath(sku.productId, value.itemId), { replace: true, state: { keepsScroll: true } });
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
