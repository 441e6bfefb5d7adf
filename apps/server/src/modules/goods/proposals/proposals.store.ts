import { type ProposalState, proposalStates } from '@jicai/domain/goods/proposal-states.ts';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Ctx } from '../../../ctx/ctx.ts';
import { countSome, maxCount } from '../../../db/count-some.ts';
import { goodsProposals } from '../../../db/tables/goods-proposals.ts';
import { suppliers } from '../../../db/tables/goods.ts';

export type ProposalRow = typeof goodsProposals.$inferSelect;
export type NamedProposal = ProposalRow & { supplierName: string };

/** `supplierId` undefined: of every supplier. */
interface Seen {
  supplierId: string | undefined;
}

const seen = (ctx: Ctx, { supplierId }: Seen) =>
  and(
    eq(goodsProposals.companyId, ctx.companyId),
    supplierId === undefined ? undefined : eq(goodsProposals.supplierId, supplierId),
  );

const named = (ctx: Ctx) =>
  ctx.db
    .select({ row: goodsProposals, supplierName: suppliers.name })
    .from(goodsProposals)
    .innerJoin(
      suppliers,
      and(eq(suppliers.companyId, goodsProposals.companyId), eq(suppliers.id, goodsProposals.supplierId)),
    );

export async function selectProposal(ctx: Ctx, proposalId: string, viewer: Seen): Promise<NamedProposal | undefined> {
  const [found] = await named(ctx).where(and(seen(ctx, viewer), eq(goodsProposals.id, proposalId)));
  return found && { ...found.row, supplierName: found.supplierName };
}

export async function lockProposal(ctx: Ctx, proposalId: string, viewer: Seen): Promise<ProposalRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(goodsProposals)
    .where(and(seen(ctx, viewer), eq(goodsProposals.id, proposalId)))
    .for('update');
  return row;
}

/** What a supplier handed in of a product and is not agreed to. */
export async function selectOpenProposal(
  ctx: Ctx,
  { productId, supplierId }: { productId: string; supplierId: string },
): Promise<ProposalRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(goodsProposals)
    .where(
      and(
        seen(ctx, { supplierId }),
        eq(goodsProposals.productId, productId),
        ne(goodsProposals.state, proposalStates.approved),
      ),
    );
  return row;
}

/** False where another of the same goods is there. */
export async function insertProposal(
  ctx: Ctx,
  row: Omit<typeof goodsProposals.$inferInsert, 'companyId'>,
): Promise<boolean> {
  const inserted = await ctx.db
    .insert(goodsProposals)
    .values({ ...row, companyId: ctx.companyId })
    .onConflictDoNothing()
    .returning({ id: goodsProposals.id });
  return inserted.length > 0;
}

export async function updateProposal(ctx: Ctx, proposalId: string, fields: Partial<ProposalRow>): Promise<void> {
  await ctx.db
    .update(goodsProposals)
    .set({ ...fields, version: sql`${goodsProposals.version} + 1` })
    .where(and(eq(goodsProposals.companyId, ctx.companyId), eq(goodsProposals.id, proposalId)));
}

/** The newest first; `searchKey`: a product number, or a part of the name. */
export async function selectProposalPage(
  ctx: Ctx,
  viewer: Seen,
  filter: { state?: ProposalState | undefined; searchKey?: string | undefined; limit: number; offset: number },
): Promise<{ rows: NamedProposal[]; total: number }> {
  const { state, searchKey, limit, offset } = filter;
  const wanted = and(
    seen(ctx, viewer),
    state === undefined ? undefined : eq(goodsProposals.state, state),
    searchKey === undefined
      ? undefined
      : sql`(${goodsProposals.productNo} = ${searchKey} or position(lower(${searchKey}) in lower(${goodsProposals.title})) > 0)`,
  );
  const [rows, total] = await Promise.all([
    named(ctx).where(wanted).orderBy(desc(goodsProposals.id)).limit(limit).offset(offset),
    ctx.db.$count(goodsProposals, wanted),
  ]);
  return { rows: rows.map(({ row, supplierName }) => ({ ...row, supplierName })), total };
}

/** What waits for the shop's answer, counted to {@link maxCount}. */
export async function countWaitingProposals(ctx: Ctx): Promise<number> {
  const waiting = sql`select 1 from goods_proposals
    where company_id = ${ctx.companyId} and state = ${proposalStates.waiting}`;
  return Math.min(await countSome(ctx.db, waiting), maxCount);
}
