import { CategoryIcon } from '../../app/layouts/CategoryRow.tsx';
import { useShopName } from '../../app/layouts/Logo.tsx';
import { searchPath } from '../../app/paths.ts';
import { useTemplate } from '../../app/template.ts';
import { Link } from 'react-router';
import styles from './PlainCategories.module.css';

const mostBelow = 6;

/** What stands beside the account in a shop without a banner: its categories with what is below them, else its name. */
export function PlainCategories() {
  const categories = useTemplate((template) => template.navCateData);
  const { name } = useShopName();
  const greeting = useTemplate((template) => template.tempData?.topContent.greeting);
  if (categories.length === 0) {
    return (
      <div className={styles.empty}>
        <b>{name}</b>
        <span>{greeting || '商品正在上架，请稍后再来'}</span>
      </div>
    );
  }
  return (
    <nav className={styles.categories} aria-label="首页商品分类">
      {categories.map((category) => (
        <section key={category.categoryId}>
          <i aria-hidden="true">
            <CategoryIcon category={category} size={20} />
          </i>
          <div>
            <Link to={searchPath({ categoryId: category.categoryId })} className={styles.top}>
              {category.navTitle}
            </Link>
            <p>
              {category.categoryChildren.slice(0, mostBelow).map(({ categoryId, navTitle }) => (
                <Link key={categoryId} to={searchPath({ categoryId })}>
                  {navTitle}
                </Link>
              ))}
            </p>
          </div>
        </section>
      ))}
    </nav>
  );
}
