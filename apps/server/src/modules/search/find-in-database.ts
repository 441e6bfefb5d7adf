import type { PriceAndOrder, IndexQuery } from '@jicai/goods-search/index.ts';
import {
  allOf,
  commonLexicon,
  correctBySound,
  filterLexeme,
  quoted,
  readPriceAndOrder,
  parseQuery,
  parseQueryBySound,
  synonymsOfShop,
  textQueryOf,
  type ParsedQuery,
} from '@jicai/goods-search/postgres.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { customerWithPrices } from '../pricing/index.ts';
import type { SearchHits } from './search-goods.ts';
import { type HitPage, selectHits } from './search.store.ts';
import { selectSynonyms } from './synonyms/synonyms.store.ts';
import { toFacets } from './search.wire.ts';

const noHits: HitPage = { total: 0, cards: [], isPriceHidden: false, counts: {} };

/** The same search by one statement on search_docs, for the time without an index in memory and for named items. */
export async function findInDatabase(ctx: Ctx, typed: IndexQuery, itemIds: string[] | undefined): Promise<SearchHits> {
  const { query, asked } = withAsked(typed);
  const lexicon = { ...commonLexicon(), synonyms: synonymsOfShop(query.text ? await selectSynonyms(ctx) : []) };
  const parsed = query.text ? parseQuery(query.text, lexicon) : null;
  // Signs that are no words find nothing.
  const first = parsed === undefined ? noHits : await select(ctx, query, { parsed, itemIds });
  const sound = parsed && first.total === 0 ? parseQueryBySound(query.text, lexicon) : undefined;
  const hits = sound ? await select(ctx, query, { parsed: sound, itemIds }) : first;
  const title = sound && hits.cards[0]?.facts.itemName;
  return {
    ...hits,
    facets: query.withFacets ? toFacets(hits.counts) : undefined,
    correctedKey: title ? correctBySound(query.text, title) : undefined,
    widenedKey: undefined,
    instead: undefined,
    asked: hits.total > 0 ? asked : undefined,
  };
}

/** The price and the order in the words, as if they had been chosen. */
function withAsked(typed: IndexQuery): { query: IndexQuery; asked: PriceAndOrder | undefined } {
  const { text, isGuess, ...read } = readPriceAndOrder(typed.text);
  const isPriced = typed.choices.some((choice) => choice.kind === 'price');
  const price = isPriced || isGuess ? undefined : read.price;
  const sort = typed.sort.field === 'default' ? read.sort : undefined;
  const choices = price ? [{ kind: 'price' as const, fromFen: price.fromFen, toFen: price.toFen }] : [];
  const query = {
    ...typed,
    text: isGuess ? typed.text : text,
    sort: sort ?? typed.sort,
    choices: [...typed.choices, ...choices],
  };
  return { query, asked: price || sort ? { price, sort, keyWithout: text } : undefined };
}

async function select(
  ctx: Ctx,
  query: IndexQuery,
  { parsed, itemIds }: { parsed: ParsedQuery | null; itemIds: string[] | undefined },
): Promise<HitPage> {
  const rank = parsed && textQueryOf(parsed);
  const { categoryId, supplierId } = query;
  const customerId = customerWithPrices(ctx.actor);
  const words = [
    ...(rank ? [rank.words] : []),
    ...(categoryId ? [quoted(filterLexeme.category(categoryId))] : []),
    ...(supplierId ? [quoted(filterLexeme.supplier(supplierId))] : []),
  ];
  return selectHits(ctx, { ...query, customerId, words: allOf(words) ?? null, rank, itemIds: itemIds ?? null });
}
