import type { SkuCard, SkuDetail } from '@jicai/contract/goods/sku.ts';
import { useQuery } from '@tanstack/react-query';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { firstOfProducts, popularQuery } from '../search/index.ts';

const shown = 5;

/**
 * What sells best beside this: other products of the same branch of the category tree, filled up from the first level where the branch is
 * small. Undefined while it is on its way.
 */
export function useRelated(sku: SkuDetail): SkuCard[] | undefined {
  const isSignedIn = useIsSignedIn();
  const [top, branch] = [sku.categoryPath.at(0), sku.categoryPath.at(-2)];
  const near = useQuery(popularQuery({ categoryId: branch?.categoryId ?? top?.categoryId ?? '', isSignedIn }));
  const others = (skus: readonly SkuCard[] = []) =>
    firstOfProducts(skus.filter((one) => one.productId !== sku.productId));
  const isFew = near.data !== undefined && others(near.data.resultData).length < shown;
  const far = useQuery({ ...popularQuery({ categoryId: top?.categoryId ?? '', isSignedIn }), enabled: isFew });
  if (!near.data || (isFew && far.isPending)) return undefined;
  return others([...near.data.resultData, ...(isFew ? (far.data?.resultData ?? []) : [])]).slice(0, shown);
}
