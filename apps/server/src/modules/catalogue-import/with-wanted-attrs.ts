import { areSameAttrs, attrsOfLevels, type CategoryAttr, fitAttrs } from '@jicai/domain/goods/category-attrs.ts';
import { withTenant } from '../../db/with-tenant.ts';
import { type GoodsRow, selectStandingAttrs } from '../goods-writing/index.ts';
import type { ImportRun } from './import-run.ts';

/**
 * Refuses rows whose properties are not what their category wants, and writes the others as it does, numbers with their unit
 * (docs/domain/catalog.md §22). Items that keep the properties they have are let alone. `attrsOf`: own properties by path.
 */
export async function withWantedAttrs(
  run: ImportRun,
  attrsOf: ReadonlyMap<string, readonly CategoryAttr[]>,
  rows: readonly GoodsRow[],
): Promise<readonly GoodsRow[]> {
  const asked = attrsOf.size === 0 ? [] : rows.filter(({ categoryPath }) => wantedOf(attrsOf, categoryPath).length > 0);
  if (asked.length === 0) return rows;
  const { companyId } = run;
  const standing = await withTenant(run.deps.db, companyId, (db) =>
    selectStandingAttrs(
      { db, companyId },
      asked.map(({ itemNo }) => itemNo),
    ),
  );
  const refused = new Set<GoodsRow>();
  for (const row of asked) {
    const before = standing.get(row.itemNo);
    if (before && areSameAttrs(before, row.attrs)) continue;
    const fit = fitAttrs(wantedOf(attrsOf, row.categoryPath), row.attrs);
    if ('attrs' in fit) {
      row.attrs = fit.attrs;
      continue;
    }
    run.refuse([{ file: row.file, row: row.row, column: 'attrs', reason: fit.fault }]);
    refused.add(row);
  }
  return rows.filter((row) => !refused.has(row));
}

/** A category that the file brings has what the levels above it want. */
const wantedOf = (attrsOf: ReadonlyMap<string, readonly CategoryAttr[]>, path: readonly string[]): CategoryAttr[] =>
  attrsOfLevels(path.map((_, at) => attrsOf.get(path.slice(0, at + 1).join('/')) ?? []));
