import type { Facets } from '@jicai/contract/search/search.ts';
import { grouped } from '@jicai/ui/display/grouped.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { Link } from 'react-router';
import { rangeText } from './applied-filters.ts';
import styles from './Facets.module.css';
import { PriceRange } from './PriceRange.tsx';
import { changed, type SearchState } from './search-address.ts';
import { stateAddress } from './use-search-state.ts';

type Band = Facets['priceBands'][number];

/** A band ends before its priceTo, the filter includes its end. */
export const bandRange = ({ priceFrom, priceTo }: Band) => ({
  priceFromFen: priceFrom,
  priceToFen: priceTo === null ? undefined : priceTo - 1,
});

export const isBandChosen = (band: Band, state: SearchState) => {
  const range = bandRange(band);
  return range.priceFromFen === (state.priceFromFen ?? 0) && range.priceToFen === state.priceToFen;
};

/** Price bands with counts, and a range of one's own. */
export function PriceFacet({
  bands,
  state,
  onChange,
}: {
  bands: readonly Band[];
  state: SearchState;
  onChange: (next: SearchState) => void;
}) {
  const { priceFromFen, priceToFen } = state;
  const hasPrice = priceFromFen !== undefined || priceToFen !== undefined;
  return (
    <div className={styles.row}>
      <dt>价格</dt>
      <dd>
        <span className={cx(styles.values, styles.open)}>
          {bands.map((band) => {
            const isChosen = hasPrice && isBandChosen(band, state);
            const range = isChosen ? { priceFromFen: undefined, priceToFen: undefined } : bandRange(band);
            return (
              <Link
                key={band.priceFrom}
                to={stateAddress(changed(state, range))}
                className={cx(styles.value, isChosen && styles.on)}
                aria-current={isChosen ? 'true' : undefined}
              >
                {rangeText(band.priceFrom, band.priceTo)}
                <small>{grouped(band.count)}</small>
              </Link>
            );
          })}
          <PriceRange
            key={`${priceFromFen}-${priceToFen}`}
            className={styles.range}
            fromFen={priceFromFen}
            toFen={priceToFen}
            onSubmit={(range) => onChange(changed(state, range))}
          >
            <Button type="submit" size="sm" className={styles.go}>
              确定
            </Button>
          </PriceRange>
        </span>
      </dd>
      <dd className={styles.ops} />
    </div>
  );
}
