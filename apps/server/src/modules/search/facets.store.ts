import { stockStates } from '@jicai/domain/goods/quantity.ts';
import { type Choice, services } from '@jicai/goods-search/index.ts';
import { priceSteps } from '@jicai/goods-search/postgres.ts';
import { labelStart } from '@jicai/goods-search/write.ts';
import { type SQL, sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import type { Ctx } from '../../ctx/ctx.ts';

const maxBrands = 40;
const maxCategories = 40;
const maxValues = 150;

/**
 * Columns of the hits statement that count brands, categories, attribute values and price steps. Each filter is counted
 * as if nothing were chosen in it, so that a second value of it can be chosen (docs/domain/catalog.md §4).
 */
export function facetColumns(ctx: Ctx, choices: readonly Choice[]): SQL {
  const { companyId } = ctx;
  const hitsBeside = (kind: Choice['kind']) => {
    const at = choices.findIndex((choice) => choice.kind === kind);
    return at < 0 ? meetsAll(choices) : sql`failed in (0, ${sql.raw(String(1 << at))})`;
  };
  const serviceCounts = sql.join(
    services.map((kind, at) => {
      const has = sql`services & ${sql.raw(String(1 << at))} <> 0`;
      return sql`count(*) filter (where ${hitsBeside(kind)} and ${has})`;
    }),
    sql`, `,
  );
  return sql`
    (select json_agg(json_build_object('id', b.id::text, 'name', b.name, 'logoUrl', b.logo_url, 'n', c.n) order by c.n desc, b.id)
      from (select brand_id, count(*)::int as n from hits where ${hitsBeside('brand')} and brand_id is not null
        group by brand_id order by n desc, brand_id limit ${maxBrands}) c
      join brands b on b.company_id = ${companyId} and b.id = c.brand_id) as brands,
    (select json_agg(json_build_object('id', k.id::text, 'name', k.name, 'parentId', k.parent_id::text, 'level', k.level, 'n', c.n)
        order by c.n desc, k.id)
      from (select category_id, count(*)::int as n from hits where ${hitsBeside('category')}
        group by category_id order by n desc, category_id limit ${maxCategories}) c
      join categories k on k.company_id = ${companyId} and k.id = c.category_id) as categories,
    (select json_agg(json_build_array(c.label, c.n)) from (${valueCounts(choices)}) c) as values,
    (select json_agg(json_build_object('step', c.step, 'n', c.n) order by c.step)
      from (select width_bucket(price, ${sql.param([...priceSteps])}::bigint[]) as step, count(*)::int as n
        from hits where ${hitsBeside('price')} group by step) c) as prices,
    (select count(*)::int from hits where ${meetsAll(choices)} and stock_state > ${codes(stockStates.none)}) as "inStockCount",
    (select json_build_array(${serviceCounts}) from hits) as "serviceCounts"`;
}

/** A planner that reads `failed = 0` expects one hit in two hundred, so without choices the condition stays away. */
export const meetsAll = (choices: readonly Choice[]): SQL => (choices.length === 0 ? sql`true` : sql`failed = 0`);

function valueCounts(choices: readonly Choice[]): SQL {
  const met = sql`select unnest(value_labels) as label from hits where ${meetsAll(choices)}`;
  const beside = choices.flatMap((choice, at) =>
    choice.kind === 'tag'
      ? [
          sql`union all select label from hits, unnest(value_labels) as label
            where failed = ${sql.raw(String(1 << at))} and starts_with(label, ${labelStart(choice.tagId)})`,
        ]
      : [],
  );
  return sql`select label, count(*)::int as n from (${sql.join([met, ...beside], sql` `)}) counted
    group by label order by n desc, label limit ${maxValues}`;
}
