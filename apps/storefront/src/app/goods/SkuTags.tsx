import { priceSourceTexts } from '@jicai/domain/money/price-source-texts.ts';
import type { SkuCard } from '@jicai/contract/goods/sku.ts';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { SkuLabels } from './SkuLabels.tsx';
import { isAgreedPrice } from './goods-texts.ts';

/** 协议价, 阶梯价, 自营, labels of the shop: what a buyer looks for first. */
export function SkuTags({ sku }: { sku: SkuCard }) {
  const { priceSource } = sku;
  const deal = isAgreedPrice(priceSource) ? priceSource : sku.hasTiers && 'tier';
  return (
    <>
      {sku.price !== null && deal && <Tag tone="deal">{priceSourceTexts[deal]}</Tag>}
      {sku.isSelf && <Tag tone="brand">自营</Tag>}
      <SkuLabels labels={sku.labels} />
    </>
  );
}
