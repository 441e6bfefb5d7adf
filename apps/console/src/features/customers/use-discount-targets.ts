import { useQuery } from '@tanstack/react-query';
import { flatCategories, useCategoryOptions } from '../../parts/use-category-options.ts';
import { goodsOptionsQuery } from '../goods/index.ts';
import type { DiscountTargets } from './admit-form.ts';

/** What a discount may be on, by the words that name it: 办公文具 / 书写工具, 品牌 清叶. */
export function useDiscountTargets(): DiscountTargets {
  const categories = flatCategories(useCategoryOptions());
  const { data } = useQuery(goodsOptionsQuery());
  const targets: DiscountTargets = new Map([
    ...categories.map(({ title, value }) => entry(title, 'category', value)),
    ...(data?.brands ?? []).map(({ id, name }) => entry(`品牌 ${name}`, 'brand', id)),
  ]);
  return targets;
}

const entry = (name: string, target: 'category' | 'brand', targetId: string) => [name, { target, targetId }] as const;
