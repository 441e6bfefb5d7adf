import { Link } from 'react-router';
import { searchPath } from '../../app/paths.ts';
import { useTemplate } from '../../app/template.ts';
import { categoryPathTo } from './category-tree.ts';
import type { Instead } from './instead.ts';
import styles from './NoGoods.module.css';

/** Categories where goods like those looked for stand. */
export function NearCategories({ cates }: { cates: Instead['cates'] }) {
  const nav = useTemplate((template) => template.navCateData);
  return (
    <section className={styles.near}>
      <h2>相近分类</h2>
      <ul>
        {cates.map(({ categoryId, categoryName }) => (
          <li key={categoryId}>
            <Link to={searchPath({ categoryId })}>
              <b>{categoryName}</b>
              <span>
                {categoryPathTo(nav, categoryId)
                  .slice(0, -1)
                  .map((place) => place.categoryName)
                  .join(' › ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
