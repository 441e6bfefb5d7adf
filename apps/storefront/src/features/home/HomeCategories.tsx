import { useRef } from 'react';
import {
  closeCategoryMenuSoon,
  keepCategoryMenu,
  openCategoryMenu,
  useCategoryMenu,
} from '../../app/layouts/category-menu.ts';
import { CategoryRow } from '../../app/layouts/CategoryRow.tsx';
import { SubCategories } from '../../app/layouts/SubCategories.tsx';
import { useMenuAim } from '../../app/layouts/use-menu-aim.ts';
import { useTemplate } from '../../app/template.ts';
import styles from './HomeCategories.module.css';

/** The first level in the page; under the pointer a row opens what is below it, over the carousel. By keyboard the menu in the navigation bar does the same. */
export function HomeCategories() {
  const categories = useTemplate((template) => template.navCateData);
  const openId = useCategoryMenu((menu) => (menu.place === 'home' ? menu.categoryId : null));
  const panel = useRef<HTMLDivElement>(null);
  const aim = useMenuAim(panel, (id) => openCategoryMenu(id, { place: 'home', byPointer: true }));
  const open = categories.find((category) => category.categoryId === openId);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- pointer only
    <div className={styles.categories} onPointerEnter={keepCategoryMenu} onPointerLeave={closeCategoryMenuSoon}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- follows the pointer only */}
      <nav className={styles.list} aria-label="首页商品分类" onPointerMove={aim.onPointerMove}>
        {categories.map((category) => (
          <CategoryRow
            key={category.categoryId}
            category={category}
            isCurrent={category === open}
            onPointerEnter={(event) => aim.onRowEnter(event, category.categoryId)}
          />
        ))}
      </nav>
      {open && (
        <div ref={panel} className={styles.panel} onPointerEnter={aim.onPanelEnter}>
          <SubCategories category={open} />
        </div>
      )}
    </div>
  );
}
