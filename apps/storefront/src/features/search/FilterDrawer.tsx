import type { Facets } from '@jicai/contract/search.ts';
import { Button } from '@jicai/ui/Button.tsx';
import { cx } from '@jicai/ui/cx.ts';
import { Dialog } from '@jicai/ui/Dialog.tsx';
import { IconChevronDown, IconChevronUp } from '@jicai/ui/icons/icons.tsx';
import { useState } from 'react';
import { categoryChoices, rangeText } from './applied-filters.ts';
import styles from './FilterDrawer.module.css';
import { bandRange, isBandChosen } from './PriceFacet.tsx';
import { PriceRange } from './PriceRange.tsx';
import { changed, type SearchState, toggled, withoutFilters, withTag } from './search-address.ts';

/** All filters of a phone in one drawer; nothing changes until 查看商品 is pressed. */
export function FilterDrawer({
  facets,
  state,
  countText,
  onApply,
  onClose,
}: {
  facets: Facets;
  state: SearchState;
  countText: string;
  onApply: (next: SearchState) => void;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState(state);
  const [resets, setResets] = useState(0);
  const categories = categoryChoices(facets.cates, state.categoryId);
  const isSame = draft === state;
  const apply = () => (isSame ? onClose() : onApply(draft));
  return (
    <Dialog
      title="筛选"
      side="right"
      width={328}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <Button
            onClick={() => {
              setDraft(withoutFilters(draft));
              setResets(resets + 1);
            }}
          >
            重置
          </Button>
          <Button look="fill" onClick={apply}>
            {isSame ? `查看 ${countText} 件商品` : '查看商品'}
          </Button>
        </div>
      }
    >
      {categories.length > 1 && (
        <Choices
          name="分类"
          values={categories.map(({ categoryId, categoryName }) => ({ id: categoryId, name: categoryName }))}
          chosen={[draft.categoryId]}
          onToggle={(id) => setDraft(changed(draft, { categoryId: draft.categoryId === id ? state.categoryId : id }))}
        />
      )}
      {(facets.brands.length > 1 || state.brandIds.length > 0) && (
        <Choices
          name="品牌"
          values={facets.brands.map(({ brandId, brandName }) => ({ id: brandId, name: brandName }))}
          chosen={draft.brandIds}
          onToggle={(id) => setDraft(changed(draft, { brandIds: toggled(draft.brandIds, id) }))}
        />
      )}
      {facets.tags.map(({ tagId, tagName, values }) => {
        const chosen = draft.tags.find((tag) => tag.tagId === tagId)?.valueIds ?? [];
        return (
          <Choices
            key={tagId}
            name={tagName}
            values={values.map(({ valueId, valueName }) => ({ id: valueId, name: valueName }))}
            chosen={chosen}
            onToggle={(id) => setDraft(withTag(draft, tagId, toggled(chosen, id)))}
          />
        );
      })}
      <section>
        <h3 className={styles.name}>价格区间</h3>
        <PriceRange
          key={`${resets}-${facets.priceBands.findIndex((band) => isBandChosen(band, draft))}`}
          className={styles.range}
          fromFen={draft.priceFromFen}
          toFen={draft.priceToFen}
          onDraft={(range) => setDraft(changed(draft, range))}
          onSubmit={apply}
        />
        <Options
          values={facets.priceBands.map((band) => ({
            id: String(band.priceFrom),
            name: rangeText(band.priceFrom, band.priceTo),
          }))}
          chosen={facets.priceBands.filter((band) => isBandChosen(band, draft)).map((band) => String(band.priceFrom))}
          onToggle={(id) => {
            const band = facets.priceBands.find((one) => String(one.priceFrom) === id);
            if (band) setDraft(changed(draft, bandRange(band)));
          }}
        />
      </section>
      <section>
        <h3 className={styles.name}>服务</h3>
        <Options
          values={[{ id: 'stock', name: '仅看有货' }]}
          chosen={draft.isInStock ? ['stock'] : []}
          onToggle={() => setDraft(changed(draft, { isInStock: !draft.isInStock }))}
        />
      </section>
    </Dialog>
  );
}

interface ChoicesProps {
  values: readonly { id: string; name: string }[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
}
const shownAtFirst = 6;

function Choices({ name, values, chosen, onToggle }: ChoicesProps & { name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const count = values.filter(({ id }) => chosen.includes(id)).length;
  const isLong = values.length > shownAtFirst;
  return (
    <section>
      <h3 className={styles.name}>
        {name}
        {isLong && (
          <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {count > 0 && `已选 ${count} `}
            {isOpen ? '收起' : '展开'}
            {isOpen ? <IconChevronUp size={12} /> : <IconChevronDown size={12} />}
          </button>
        )}
        {!isLong && count > 0 && <span>已选 {count}</span>}
      </h3>
      <Options values={isOpen ? values : values.slice(0, shownAtFirst)} chosen={chosen} onToggle={onToggle} />
    </section>
  );
}

function Options({ values, chosen, onToggle }: ChoicesProps) {
  return (
    <div className={styles.options}>
      {values.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={chosen.includes(id)}
          className={cx(styles.option, chosen.includes(id) && styles.on)}
          onClick={() => onToggle(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
