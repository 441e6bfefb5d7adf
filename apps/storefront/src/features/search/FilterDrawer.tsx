import type { Facets } from '@jicai/contract/search/search.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { useTemplate } from '../../app/template.ts';
import { rangeText } from './applied-filters.ts';
import { categoryChoices } from './category-tree.ts';
import { DrawerCategories } from './DrawerCategories.tsx';
import { DrawerChoices, DrawerOptions } from './DrawerChoices.tsx';
import styles from './FilterDrawer.module.css';
import { bandRange, isBandChosen } from './PriceFacet.tsx';
import { PriceRange } from './PriceRange.tsx';
import { searchQuery } from './search.queries.ts';
import {
  changed,
  type SearchState,
  serviceNames,
  services,
  toggled,
  withoutFilters,
  withService,
  withTag,
} from './search-address.ts';
import { countText } from './found-text.ts';

/** All filters of a phone in one drawer, with the goods each would leave; the page follows when 查看 is pressed. */
export function FilterDrawer({
  facets: facetsOfPage,
  state,
  onApply,
  onClose,
}: {
  facets: Facets;
  state: SearchState;
  onApply: (next: SearchState) => void;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState(state);
  const [resets, setResets] = useState(0);
  const isSignedIn = useIsSignedIn();
  const nav = useTemplate((template) => template.navCateData);
  const { data } = useQuery({ ...searchQuery(draft, isSignedIn), placeholderData: keepPreviousData });
  const facets = data?.facets ?? facetsOfPage;
  const apply = () => (draft === state ? onClose() : onApply(draft));
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
            {data ? `查看 ${countText(data)} 件商品` : '查看商品'}
          </Button>
        </div>
      }
    >
      <DrawerCategories
        choices={categoryChoices(facets.cates, nav, draft.categoryId)}
        nav={nav}
        draft={draft}
        onChange={setDraft}
      />
      {(facets.brands.length > 1 || draft.brandIds.length > 0) && (
        <DrawerChoices
          name="品牌"
          values={facets.brands.map(({ brandId, brandName, count }) => ({ id: brandId, name: brandName, count }))}
          chosen={draft.brandIds}
          onToggle={(id) => setDraft(changed(draft, { brandIds: toggled(draft.brandIds, id) }))}
          hasNames
        />
      )}
      {facets.tags.map(({ tagId, tagName, values }) => {
        const chosen = draft.tags.find((tag) => tag.tagId === tagId)?.valueIds ?? [];
        return (
          <DrawerChoices
            key={tagId}
            name={tagName}
            values={values.map(({ valueId, valueName, count }) => ({ id: valueId, name: valueName, count }))}
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
        <DrawerOptions
          values={facets.priceBands.map((band) => ({
            id: String(band.priceFrom),
            name: rangeText(band.priceFrom, band.priceTo),
            count: band.count,
          }))}
          chosen={facets.priceBands.filter((band) => isBandChosen(band, draft)).map((band) => String(band.priceFrom))}
          onToggle={(id) => {
            const band = facets.priceBands.find((one) => String(one.priceFrom) === id);
            const none = { priceFromFen: undefined, priceToFen: undefined };
            if (band) setDraft(changed(draft, isBandChosen(band, draft) ? none : bandRange(band)));
          }}
        />
      </section>
      <section>
        <h3 className={styles.name}>服务</h3>
        <DrawerOptions
          values={[
            { id: 'stock', name: '仅看有货', count: facets.inStockCount },
            ...services
              .map((id) => ({
                id,
                name: serviceNames[id],
                count: facets.services?.find(({ service }) => service === id)?.count,
              }))
              .filter(({ id, count }) => count !== 0 || draft.services.includes(id)),
          ]}
          chosen={[...(draft.isInStock ? ['stock'] : []), ...draft.services]}
          onToggle={(id) => {
            const service = services.find((one) => one === id);
            setDraft(service ? withService(draft, service) : changed(draft, { isInStock: !draft.isInStock }));
          }}
        />
      </section>
    </Dialog>
  );
}
