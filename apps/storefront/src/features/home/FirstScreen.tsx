import { cx } from '@jicai/ui/style/cx.ts';
import { CategoryIcon } from '../../app/layouts/CategoryRow.tsx';
import { searchPath } from '../../app/paths.ts';
import { useTemplate } from '../../app/template.ts';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { Link } from 'react-router';
import { AccountCard, AccountRow } from './AccountCard.tsx';
import { Carousel, type CarouselOptions } from './Carousel.tsx';
import { HomeCategories } from './HomeCategories.tsx';
import styles from './FirstScreen.module.css';

const phoneCategories = 10;
const PlainCategories = lazyPart(async () => (await import('./PlainCategories.tsx')).PlainCategories);

/** Categories, carousel and account side by side; `isAlone` is a further banner between the floors. */
export function FirstScreen({ banner, isAlone = false }: { banner?: CarouselOptions; isAlone?: boolean }) {
  const categories = useTemplate((template) => template.navCateData);
  const isPhone = useIsPhone();
  if (isAlone) {
    return banner ? (
      <div className={styles.alone}>
        <Carousel options={banner} isFirst={false} />
      </div>
    ) : null;
  }
  return (
    <>
      <div className={cx(styles.first, !banner && styles.plain)}>
        {banner ? (
          <>
            {!isPhone && <HomeCategories />}
            <Carousel options={banner} isFirst />
          </>
        ) : (
          <PlainCategories waiting={<div />} />
        )}
        {!isPhone && <AccountCard />}
      </div>
      {isPhone && (
        <>
          {categories[0] && (
            <nav className={styles.phone} aria-label="商品分类">
              {categories.slice(0, phoneCategories).map((category) => (
                <Link key={category.categoryId} to={searchPath({ categoryId: category.categoryId })}>
                  <i>
                    <CategoryIcon category={category} size={22} />
                  </i>
                  {category.navTitle}
                </Link>
              ))}
            </nav>
          )}
          <AccountRow />
        </>
      )}
    </>
  );
}
