import type { SkuCard, SkuDetail } from '@jicai/contract/sku.ts';
import { useQuery } from '@tanstack/react-query';
import { useIsSignedIn } from '../../app/session.ts';
import { firstOfProducts, popularQuery } from '../search/search.queries.ts';

const shown = 5;

/** What sells best beside this: other products of the same branch of the category tree. Undefined while it is on its way. */
export function useRelated(sku: SkuDetail): SkuCard[] | undefined {
  const isSignedIn = useIsSignedIn();
  const categoryId = sku.categoryPath.at(-2)?.categoryId ?? sku.categoryPath.at(-1)?.categoryId ?? '';
  const { data } = useQuery(popularQuery({ categoryId, isSignedIn }));
  if (!data) return undefined;
  const others = data.resultData.filter((one) => one.productId !== sku.productId);
  return firstOfProducts(others).slice(0, shown);
}
