import type { TemplateBlock } from '@jicai/contract/shop/tenancy.ts';
import { useNear } from '@jicai/ui/hooks/use-near.ts';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths, withQuery } from '../../app/paths.ts';
import styles from './BrandWall.module.css';
import { wallBrandsQuery } from './home.queries.ts';
import { Section } from './Section.tsx';

type Options = Extract<TemplateBlock, { type: 'brandWall' }>['options'];

const shownWithoutChoice = 12;

/** Brands as ways to their goods: those the shop chose, else its first ones. */
export function BrandWall({ options: { title, brandIds } }: { options: Options }) {
  const { ref, isNear } = useNear<HTMLElement>();
  // The hall of brands is for who has signed in.
  const isSignedIn = useIsSignedIn();
  const count = brandIds.length || shownWithoutChoice;
  const { data } = useQuery({ ...wallBrandsQuery(brandIds, count), enabled: isNear });
  if (data?.length === 0) return null;
  return (
    <Section ref={ref} title={title} moreUrl={isSignedIn ? paths.brands : ''}>
      {data ? (
        <ul className={styles.wall}>
          {data.map(({ brandId, brandName, logoUrl }) => (
            <li key={brandId}>
              <Link to={withQuery(paths.search, { brand: brandId })} className={styles.brand}>
                {logoUrl ? (
                  <img src={logoUrl} alt={brandName} loading="lazy" width={150} height={60} />
                ) : (
                  <>
                    <i aria-hidden="true">{brandName.slice(0, 1)}</i>
                    <span>{brandName}</span>
                  </>
                )}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Loading className={styles.wall}>
          {Array.from({ length: count }, (_, at) => (
            <Skeleton key={at} height={104} radius={8} />
          ))}
        </Loading>
      )}
    </Section>
  );
}
