import type { ReportTable } from '@jicai/domain/reports/report-tables.ts';
import { addSums, growthBp, netFen, noSums, type SalesSums, shareBp } from '@jicai/domain/reports/report-figures.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { type AskedDays, readDays } from './report-days.ts';
import {
  countsOrders,
  type ReadSpan,
  type SalesRow,
  selectCategories,
  selectNames,
  selectSums,
  selectSumsPage,
} from './sales.store.ts';
import { toSales } from './sales.wire.ts';
import { seesCosts } from './sees-costs.ts';

interface TableRow extends SalesRow {
  name: string;
  hasBranches: boolean;
  before: SalesSums;
}

const nameless: Readonly<Record<ReportTable, string>> = {
  category: '未分类',
  brand: '无品牌',
  supplier: '已删除的供应商',
  customer: '个人会员',
  item: '已删除的商品',
};

/** A page of the sales by one thing beside those of the period before, with the sum of all. */
export async function readTable(
  ctx: SignedInCtx,
  {
    by,
    parentKey = '0',
    page,
    ...asked
  }: AskedDays & {
    by: ReportTable;
    parentKey?: string | undefined;
    page: { limit: number; offset: number };
  },
) {
  const { now, before } = await readDays(ctx, asked);
  const total = (await selectSums(ctx, 'orderDay', now)).reduce(addSums, noSums);
  const totalBefore = (await selectSums(ctx, 'orderDay', before)).reduce(addSums, noSums);
  const found =
    by === 'category'
      ? await readBranch(ctx, { now, before, parentKey })
      : await readPage(ctx, { by, now, before, page });
  const isSeen = seesCosts(ctx);
  return {
    rows: found.rows.map((row) => ({
      key: row.key,
      name: row.name,
      hasBranches: row.hasBranches,
      ...toSales(row, isSeen),
      ...besideBefore(row, row.before),
      share: shareBp(netFen(row), netFen(total)),
      orderCount: countsOrders(by) ? row.count : undefined,
      lineCount: countsOrders(by) ? undefined : row.count,
      qty: countsOrders(by) ? undefined : row.qty,
    })),
    totalCount: found.total,
    total: { ...toSales(total, isSeen), ...besideBefore(total, totalBefore) },
  };
}

const besideBefore = (now: SalesSums, before: SalesSums) => ({
  beforeFee: netFen(before),
  growthRate: growthBp(netFen(now), netFen(before)),
});

async function readPage(
  ctx: Ctx,
  {
    by,
    now,
    before,
    page,
  }: {
    by: Exclude<ReportTable, 'category'>;
    now: ReadSpan;
    before: ReadSpan;
    page: { limit: number; offset: number };
  },
): Promise<{ rows: TableRow[]; total: number }> {
  const { rows, total } = await selectSumsPage(ctx, by, now, page);
  const keys = rows.map(({ key }) => key);
  const names = await selectNames(ctx, by, keys);
  const past = new Map((await selectSums(ctx, by, before, keys)).map((row) => [row.key, row]));
  return {
    total,
    rows: rows.map((row) => ({
      ...row,
      name: names.get(row.key) ?? nameless[by],
      hasBranches: false,
      before: past.get(row.key) ?? noSums,
    })),
  };
}

/** Categories right below one, each with all that lies below it. */
async function readBranch(
  ctx: Ctx,
  { now, before, parentKey }: { now: ReadSpan; before: ReadSpan; parentKey: string },
): Promise<{ rows: TableRow[]; total: number }> {
  const tree = await selectCategories(ctx);
  const parentOf = new Map(tree.map(({ key, parentKey: above }) => [key, above]));
  const nameOf = new Map(tree.map(({ key, name }) => [key, name]));
  // Where a category stands under the parent; goods of a category that is gone stand at the first level.
  const topOf = (key: string): string | undefined => {
    // What is filed right there stands beside the categories below it.
    if (key === parentKey) return key;
    if (!parentOf.has(key)) return parentKey === '0' ? key : undefined;
    for (let at = key; ; at = parentOf.get(at) ?? '0') {
      if ((parentOf.get(at) ?? '0') === parentKey) return at;
      if (at === '0' || !parentOf.has(at)) return undefined;
    }
  };
  const gather = (rows: readonly SalesRow[]) => {
    const sums = new Map<string, SalesRow>();
    for (const row of rows) {
      const key = topOf(row.key);
      if (key === undefined) continue;
      const before = sums.get(key) ?? { ...noSums, key, count: 0, qty: 0 };
      sums.set(key, { ...addSums(before, row), key, count: before.count + row.count, qty: before.qty + row.qty });
    }
    return sums;
  };
  const current = gather(await selectSums(ctx, 'category', now));
  const past = gather(await selectSums(ctx, 'category', before));
  const parents = new Set(parentOf.values());
  const rows = [...current.values()].map((row) => ({
    ...row,
    name: nameOf.get(row.key) ?? nameless.category,
    hasBranches: row.key !== parentKey && parents.has(row.key),
    before: past.get(row.key) ?? noSums,
  }));
  rows.sort((one, other) => netFen(other) - netFen(one));
  return { rows, total: rows.length };
}
