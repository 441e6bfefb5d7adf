import { filterLexeme, writeDocument } from '@jicai/goods-search/postgres.ts';
import { kindsOf, type ValueLabel, wordsVersion, writeLabel, writeTerms } from '@jicai/goods-search/write.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Ctx } from '../../ctx/ctx.ts';
import { listCardFacts } from '../catalog/index.ts';
import { resolveRetailPrices } from '../pricing/index.ts';
import { deleteSearchDocs, upsertSearchDocs } from '../search-docs/index.ts';
import { type DocSource, selectDocSources, selectItemValueIds, selectValues } from './doc-sources.store.ts';

/** Documents that are made before others have their turn: a few milliseconds. */
const docsAtOnce = 20;

/** Brings the search documents of these items up to date; items off sale leave the search. At most a few thousand at once. */
export async function indexItems(ctx: Ctx, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return;
  const sources = await selectDocSources(ctx, itemIds);
  const forSale = sources.filter((source) => source.isForSale);
  const hidden = sources.filter((source) => !source.isForSale);
  if (hidden.length > 0) {
    await deleteSearchDocs(
      ctx,
      hidden.map((source) => source.itemId),
    );
  }
  if (forSale.length === 0) return;
  const [valuesOf, cards] = await Promise.all([listValues(ctx, itemIds), listCardFacts(ctx, itemIds)]);
  const retailOf = await resolveRetailPrices(
    ctx,
    cards.map((card) => ({ itemId: card.itemId, qty: card.minQty })),
  );
  const version = wordsVersion();
  const cardOf = new Map(cards.map((card) => [card.itemId, card]));
  const docs = [];
  for (const [at, source] of forSale.entries()) {
    // Cutting the words of many goods takes long: who waits for an answer meanwhile comes first.
    if (at % docsAtOnce === 0) await nextTurn();
    const { itemId } = source;
    const words = toDocument(source, valuesOf.get(itemId) ?? []);
    docs.push({ wordsVersion: version, card: cardOf.get(itemId), retail: retailOf.get(itemId), ...words });
  }
  await upsertSearchDocs(ctx, docs);
}

interface Value extends ValueLabel {
  isFilter: boolean;
}

async function listValues(ctx: Ctx, itemIds: readonly string[]): Promise<Map<string, Value[]>> {
  const links = await selectItemValueIds(ctx, itemIds);
  const values = await selectValues(ctx, [...new Set(links.map((link) => link.valueId))]);
  const valueOf = new Map(values.map((value) => [value.valueId, value]));
  const valuesOf = new Map<string, Value[]>();
  for (const { itemId, valueId } of links) {
    const value = valueOf.get(valueId);
    if (!value) continue;
    const known = valuesOf.get(itemId);
    if (known) known.push(value);
    else valuesOf.set(itemId, [value]);
  }
  return valuesOf;
}

function toDocument(source: DocSource, values: readonly Value[]) {
  const filterValues = values.filter((value) => value.isFilter);
  const filters = [
    ...source.categoryIds.map(filterLexeme.category),
    ...(source.brandId ? [filterLexeme.brand(source.brandId)] : []),
    filterLexeme.supplier(source.supplierId),
    ...filterValues.map((value) => filterLexeme.value(value.valueId)),
  ];
  const text = {
    title: source.title,
    brandNames: [source.brandName, source.brandNameEn].filter((name) => name !== null),
    categoryNames: source.categoryNames,
    ...kindsOf(source.keywords, values),
    properties: [source.spec, source.colorName, ...values.map((value) => value.valueName)],
    description: source.description,
    itemNo: source.itemNo,
    modelNo: source.modelNo,
  };
  return {
    itemId: source.itemId,
    valueLabels: filterValues.map(writeLabel),
    tsv: writeDocument(text, filters),
    terms: writeTerms(text),
  };
}
