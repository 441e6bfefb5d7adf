import type { Nav } from '@jicai/contract/shop/tenancy.ts';
import { closeCategoryMenu } from './category-menu.ts';
import { CategoryLink } from './CategoryLink.tsx';
import styles from './SubCategories.module.css';

/** Second and third level of a category. */
export function SubCategories({ category }: { category: Nav }) {
  return (
    <dl>
      {category.categoryChildren.map((child) => (
        <div key={child.categoryId || child.navTitle} className={styles.group}>
          <dt>
            <CategoryLink categoryId={child.categoryId} onClick={closeCategoryMenu}>
              {child.navTitle}
            </CategoryLink>
          </dt>
          <dd>
            {(child.categoryChildren ?? []).map((leaf) => (
              <CategoryLink
                key={leaf.categoryId || leaf.navTitle}
                categoryId={leaf.categoryId}
                onClick={closeCategoryMenu}
              >
                {leaf.navTitle}
              </CategoryLink>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
