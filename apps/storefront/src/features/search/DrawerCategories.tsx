import type { Nav } from '@jicai/contract/shop/tenancy.ts';
import { IconChevronRight } from '@jicai/ui/icons/icons.tsx';
import { type CategoryChoice, categoryPathTo } from './category-tree.ts';
import { DrawerChoices } from './DrawerChoices.tsx';
import styles from './FilterDrawer.module.css';
import { changed, type SearchState } from './search-address.ts';

/** Down the tree by choosing, up again by the way that leads here. */
export function DrawerCategories({
  choices,
  nav,
  draft,
  onChange,
}: {
  choices: readonly CategoryChoice[];
  nav: readonly Nav[];
  draft: SearchState;
  onChange: (next: SearchState) => void;
}) {
  const way = categoryPathTo(nav, draft.categoryId);
  const goTo = (categoryId: string) => onChange(changed(draft, { categoryId, categoryIds: [] }));
  const isChoice = choices.length > 1 || draft.categoryIds.length > 0;
  if (way.length === 0 && !isChoice) return null;
  return (
    <>
      {way.length > 0 && (
        <nav className={styles.way} aria-label="分类位置">
          <button type="button" onClick={() => goTo('')}>
            全部分类
          </button>
          {way.map(({ categoryId, categoryName }) => (
            <span key={categoryId}>
              <IconChevronRight size={12} />
              <button
                type="button"
                aria-current={categoryId === draft.categoryId ? 'true' : undefined}
                onClick={() => goTo(categoryId)}
              >
                {categoryName}
              </button>
            </span>
          ))}
        </nav>
      )}
      {isChoice && (
        <DrawerChoices
          name="分类"
          values={choices.map(({ categoryId, categoryName, count }) => ({ id: categoryId, name: categoryName, count }))}
          chosen={draft.categoryIds}
          onToggle={goTo}
        />
      )}
    </>
  );
}
