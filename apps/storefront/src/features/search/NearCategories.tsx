import type { ResultOf } from '@jicai/contract/index.ts';
import { Link } from 'react-router';
import { searchPath } from '../../app/paths.ts';
import styles from './NoGoods.module.css';

/** Categories where goods like those looked for stand. */
export function NearCategories({ cates }: { cates: ResultOf<'/api/EcmSearch/GetNearList'>['cates'] }) {
  return (
    <section className={styles.near}>
      <h2>相近分类</h2>
      <ul>
        {cates.map(({ categoryId, categoryName, parentNames, count }) => (
          <li key={categoryId}>
            <Link to={searchPath({ categoryId })}>
              <b>{categoryName}</b>
              <span>{parentNames.join(' › ')}</span>
              <small>{count.toLocaleString('en-US')} 件</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
