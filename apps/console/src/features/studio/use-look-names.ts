import type { NameOf } from '@jicai/domain/shop/look-diff.ts';
import { useQuery } from '@tanstack/react-query';
import { type CategoryOption, useCategoryOptions } from '../../parts/use-category-options.ts';
import { brandsQuery } from './cards.queries.ts';

/** What categories and brands of a look are called; goods by their number. */
export function useLookNames(): NameOf {
  const categories = new Map(useCategoryOptions().flatMap(flat));
  const { data: brands = [] } = useQuery(brandsQuery());
  return (field, id) => {
    if (field === 'categoryId') return categories.get(id);
    if (field === 'brandIds') return brands.find(({ brandId }) => brandId === id)?.brandName;
    return field === 'itemIds' ? `商品 ${id}` : undefined;
  };
}

const flat = ({ value, title, children }: CategoryOption): [string, string][] => [
  [value, title],
  ...children.flatMap(flat),
];
