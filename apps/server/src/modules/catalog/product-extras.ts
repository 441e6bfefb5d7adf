import type { SkuCard } from '@jicai/contract/goods/sku.ts';
import type { RelatedKind } from '@jicai/domain/goods/product-extras.ts';
import { itemStates } from '@jicai/domain/goods/quantity.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { listDocuments } from '../documents/index.ts';
import { selectRelatedItems } from './product-extras.store.ts';
import { listSkuCards } from './sku-cards.ts';
import { listSkuFacts } from './sku-facts.ts';

/** Related goods that the caller may buy, and documents. Refused as notFound for goods that he does not see. */
export async function getExtras(ctx: Ctx, itemId: string) {
  const fact = (await listSkuFacts(ctx, [itemId])).get(itemId);
  if (!fact || fact.itemState === itemStates.offSale) throw refuse.notFound();
  const related = await selectRelatedItems(ctx, fact.productId);
  const cards = await listSkuCards(ctx, [...new Set(related.map((one) => one.itemId))]);
  const cardOf = new Map(cards.map((card) => [card.itemId, card]));
  return {
    pairs: buyable(related, cardOf, 'pair'),
    substitutes: buyable(related, cardOf, 'substitute'),
    documents: await listDocuments(ctx, fact.productId),
  };
}

/** Of each product the first item that the caller may buy. */
function buyable(
  related: Awaited<ReturnType<typeof selectRelatedItems>>,
  cardOf: ReadonlyMap<string, SkuCard>,
  kind: RelatedKind,
): SkuCard[] {
  const ofProduct = new Map<string, SkuCard>();
  for (const one of related) {
    const card = cardOf.get(one.itemId);
    if (one.kind === kind && card?.itemState === itemStates.onSale && !ofProduct.has(one.productId))
      ofProduct.set(one.productId, card);
  }
  return [...ofProduct.values()];
}
