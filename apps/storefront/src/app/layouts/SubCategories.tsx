import type { Nav } from '@jicai/contract/tenancy.ts';
import { Link } from 'react-router';
import { searchPath } from '../paths.ts';
import { closeCategoryMenu } from './category-menu.ts';
import styles from './SubCategories.module.css';

/** Second and third level of a category. */
export function SubCategories({ category }: { category: Nav }) {
  return (
    <dl>
      {category.categoryChildren.map((child) => (
        <div key={child.categoryId} className={styles.group}>
          <dt>
            <Link to={searchPath({ categoryId: child.categoryId })} onClick={closeCategoryMenu}>
              {child.navTitle}
            </Link>
          </dt>
          <dd>
            {(child.categoryChildren ?? []).map((leaf) => (
              <Link key={leaf.categoryId} to={searchPath({ categoryId: leaf.categoryId })} onClick={closeCategoryMenu}>
                {leaf.navTitle}
              </Link>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
