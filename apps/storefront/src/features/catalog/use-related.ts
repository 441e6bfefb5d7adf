import type { SkuCard, SkuDetail } from '@jicai/contract/sku.ts';
import { useQuery } from '@tanstack/react-query';
import { useIsSignedIn } from '../../app/session.ts';
import { popularQuery } from '../search/search.queries.ts';

const shown = 5;

/** What sells best beside this: other products of the same branch of the category tree. Undefined while it is on its way. */
export function useRelated(sku: SkuDetail): SkuCard[] | undefined {
  const isSignedIn = useIsSignedIn();
  const categoryId = sku.categoryPath.at(-2)?.categoryId ?? sku.categoryPath.at(-1)?.categoryId ?? '';
  const { data } = useQuery(popularQuery({ categoryId, isSignedIn }));
  if (!data) return undefined;
  const products = new Map(data.resultData.map((one) => [one.productId, one]));
  products.delete(sku.productId);
  return [...products.values()].slice(0, shown);
}
