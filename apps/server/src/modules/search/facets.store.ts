import { type SQL, sql } from 'drizzle-orm';
import { intList } from '../../db/any-of.ts';
import type { Ctx } from '../../http/context.ts';
import { priceSteps } from './price-bands.ts';
import type { Choice } from './search.store.ts';

const maxBrands = 60;
const maxCategories = 60;
const maxValues = 240;

/**
 * Columns of the hits statement that count brands, categories, attribute values and price steps. Each filter is counted
 * as if nothing were chosen in it, so that a second value of it can be chosen (domain.md 4.4).
 */
export function facetColumns(ctx: Ctx, choices: readonly Choice[]): SQL {
  const { companyId } = ctx;
  const brandAt = choices.findIndex((choice) => choice.kind === 'brand');
  const brandHits = brandAt < 0 ? sql`failed = 0` : sql`failed in (0, ${sql.raw(String(1 << brandAt))})`;
  return sql`
    (select json_agg(json_build_object('id', b.id::text, 'name', b.name, 'logoUrl', b.logo_url, 'n', c.n) order by c.n desc, b.id)
      from (select brand_id, count(*)::int as n from hits where ${brandHits} and brand_id is not null
        group by brand_id order by n desc, brand_id limit ${maxBrands}) c
      join brands b on b.company_id = ${companyId} and b.id = c.brand_id) as brands,
    (select json_agg(json_build_object('id', k.id::text, 'name', k.name, 'parentId', k.parent_id::text, 'level', k.level, 'n', c.n)
        order by c.n desc, k.id)
      from (select category_id, count(*)::int as n from hits where failed = 0
        group by category_id order by n desc, category_id limit ${maxCategories}) c
      join categories k on k.company_id = ${companyId} and k.id = c.category_id) as categories,
    (select json_agg(json_build_object('id', v.id::text, 'name', v.value, 'tagId', a.id::text, 'tagName', a.name, 'n', c.n)
        order by c.n desc, v.id)
      from (${valueCounts(companyId, choices)}) c
      join attribute_values v on v.company_id = ${companyId} and v.id = c.value_id
      join attributes a on a.company_id = ${companyId} and a.id = v.attribute_id) as values,
    (select json_agg(json_build_object('step', c.step, 'n', c.n) order by c.step)
      from (select width_bucket(price, ${sql.param([...priceSteps])}::bigint[]) as step, count(*)::int as n
        from hits where failed = 0 group by step) c) as prices`;
}

function valueCounts(companyId: string, choices: readonly Choice[]): SQL {
  const met = sql`select value_id from hits, unnest(value_ids) as value_id where failed = 0`;
  const tags = choices.flatMap((choice, at) => (choice.kind === 'tag' ? [{ tagId: choice.tagId, bit: 1 << at }] : []));
  const beside = sql`
    union all select value_id from hits, unnest(value_ids) as value_id
      join attribute_values v on v.company_id = ${companyId} and v.id = value_id
      join unnest(${sql.param(tags.map((tag) => tag.tagId))}::bigint[], ${intList(tags.map((tag) => tag.bit))})
        as chosen (tag_id, bit) on chosen.tag_id = v.attribute_id and chosen.bit = failed`;
  return sql`select value_id, count(*)::int as n from (${met} ${tags.length > 0 ? beside : sql``}) counted
    group by value_id order by n desc, value_id limit ${maxValues}`;
}
