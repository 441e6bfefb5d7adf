import { priceSourceTexts } from '@jicai/domain/money/price-source-texts.ts';
import type { SkuCard } from '@jicai/contract/goods/sku.ts';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { isAgreedPrice } from './goods-texts.ts';

/** 协议价, 阶梯价, 自营: what a buyer looks for first. */
export function SkuTags({ sku }: { sku: SkuCard }) {
  const hasPrice = sku.price !== null;
  return (
    <>
      {hasPrice && isAgreedPrice(sku.priceSource) && <Tag tone="deal">{priceSourceTexts[sku.priceSource]}</Tag>}
      {hasPrice && sku.hasTiers && !isAgreedPrice(sku.priceSource) && <Tag tone="deal">{priceSourceTexts.tier}</Tag>}
      {sku.isSelf && <Tag tone="brand">自营</Tag>}
    </>
  );
}
