import type { SkuCard } from '@jicai/contract/goods/sku.ts';
import { Tag } from '@jicai/ui/display/Tag.tsx';

/** The labels that the shop lets buyers see. */
export const SkuLabels = ({ labels }: Pick<SkuCard, 'labels'>) =>
  labels?.map(({ name, tone }) => (
    <Tag key={name} tone={tone}>
      {name}
    </Tag>
  ));
