import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { IconX } from '@jicai/ui/icons/icons.tsx';
import { Link } from 'react-router';
import { comparePath } from '../../app/paths.ts';
import styles from './CompareBar.module.css';
import { forgetCompared, mostCompared, toggleCompared, useCompared } from './compared.ts';

/** At the foot of lists and product pages: what was put aside, and the way to compare it. */
export function CompareBar() {
  const goods = useCompared((state) => state.goods);
  if (goods.length === 0) return null;
  return (
    <section className={styles.bar} aria-label="对比栏">
      <ul className={styles.goods}>
        {goods.map((one) => (
          <li key={one.itemId}>
            <ImageWithFallback src={one.imgUrl} alt="" className={styles.picture} />
            <button type="button" aria-label={`不再对比 ${one.itemName}`} onClick={() => toggleCompared(one)}>
              <IconX size={12} />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.clear} onClick={forgetCompared}>
        清空
      </button>
      {goods.length > 1 ? (
        <Link to={comparePath(goods.map(({ itemId }) => itemId))} className={buttonClass({ look: 'fill' })}>
          对比 {goods.length} 种
        </Link>
      ) : (
        <p className={styles.more}>再选 1 至 {mostCompared - 1} 种商品对比</p>
      )}
    </section>
  );
}
