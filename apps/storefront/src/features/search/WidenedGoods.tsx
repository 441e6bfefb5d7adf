import { grouped } from '@jicai/ui/display/grouped.ts';
import { IconChevronRight } from '@jicai/ui/icons/icons.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { Link } from 'react-router';
import { searchPath } from '../../app/paths.ts';
import type { Instead } from './instead.ts';
import styles from './NoGoods.module.css';
import { PhoneList } from './PhoneList.tsx';
import { SkuGrid } from './SkuGrid.tsx';

/** The first goods that fewer words find, and the way to all of them. */
export function WidenedGoods({ searchKey, totalCount, goods, title }: Instead['widened'][number] & { title?: string }) {
  const isPhone = useIsPhone();
  return (
    <section className={styles.widened} aria-label={`“${searchKey}”的结果`}>
      {title && (
        <div className={styles.head}>
          <h2>{title}</h2>
        </div>
      )}
      {isPhone ? <PhoneList skus={goods} /> : <SkuGrid skus={goods} />}
      {totalCount > goods.length && (
        <Link to={searchPath({ keyword: searchKey })} className={styles.all}>
          查看“{searchKey}”的全部 {grouped(totalCount)} 件商品
          <IconChevronRight size={14} />
        </Link>
      )}
    </section>
  );
}
