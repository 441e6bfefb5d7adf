import type { Facets } from '@jicai/contract/search/search.ts';
import { grouped } from '@jicai/ui/display/grouped.ts';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { IconLayoutGrid, IconList } from '@jicai/ui/icons/icons.tsx';
import type { Asked } from './applied-filters.ts';
import { changed, type SearchState, serviceNames, services, withService } from './search-address.ts';
import styles from './SortBar.module.css';
import { SortLinks } from './SortLinks.tsx';
import { useView } from './use-view.ts';

/** Order, 仅看有货, how many goods there are, and grid or list. */
export function SortBar({
  state,
  onChange,
  countText,
  facets,
  asked,
}: {
  state: SearchState;
  onChange: (next: SearchState) => void;
  /** '' while nothing is known yet. */
  countText: string;
  /** How many goods each box would leave. */
  facets?: Pick<Facets, 'inStockCount' | 'services'> | undefined;
  asked: Asked;
}) {
  const { view, choose } = useView();
  return (
    <div className={styles.bar}>
      <SortLinks state={state} asked={asked} />
      <Checkbox
        className={styles.check}
        isChecked={state.isInStock}
        onChange={(isInStock) => onChange(changed(state, { isInStock }))}
      >
        仅看有货
        {facets?.inStockCount !== undefined && <small>{grouped(facets.inStockCount)}</small>}
      </Checkbox>
      {services.map((service) => {
        const count = facets?.services?.find((one) => one.service === service)?.count;
        const isChecked = state.services.includes(service);
        // What no goods have is not offered; until that is known it keeps its place.
        if (count === 0 && !isChecked) return null;
        return (
          <Checkbox
            key={service}
            className={styles.check}
            isChecked={isChecked}
            onChange={() => onChange(withService(state, service))}
          >
            {serviceNames[service]}
            {count !== undefined && <small>{grouped(count)}</small>}
          </Checkbox>
        );
      })}
      <p className={styles.count}>
        {countText && (
          <>
            共 <b>{countText}</b> 件商品
          </>
        )}
      </p>
      <fieldset className={styles.views} aria-label="显示方式">
        <button type="button" aria-pressed={view === 'grid'} onClick={() => choose('grid')}>
          <IconLayoutGrid size={16} />
          大图
        </button>
        <button type="button" aria-pressed={view === 'list'} onClick={() => choose('list')}>
          <IconList size={16} />
          列表
        </button>
      </fieldset>
    </div>
  );
}
