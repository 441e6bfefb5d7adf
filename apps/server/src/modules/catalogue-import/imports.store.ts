import { importStateList, importStates, type ImportState, isUnderWay } from '@jicai/domain/goods/import-states.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { lockedIf } from '../../db/locked-if.ts';
import { users } from '../../db/tables/accounts.ts';
import { goodsImports } from '../../db/tables/goods-imports.ts';

export type ImportRow = typeof goodsImports.$inferSelect;

/** Silent for longer than this, an import was cut off. */
const silentMs = 60_000;

/** The state as it is now: one that nobody has heard of for a minute has stopped. */
export function stateNow({ state, heardAt }: Pick<ImportRow, 'state' | 'heardAt'>, now: Date): ImportState {
  if (!isUnderWay(state) || now.getTime() - heardAt.getTime() <= silentMs) return state;
  // What was not taken back yet still can be.
  return state === importStates.undoing ? importStates.done : importStates.stopped;
}

const ofImport = (ctx: Ctx, id: string) => and(eq(goodsImports.companyId, ctx.companyId), eq(goodsImports.id, id));

export async function insertImport(
  ctx: SignedInCtx,
  made: { fileId: string; fileName: string; isCostTaken: boolean; undoDays: number },
): Promise<string> {
  const id = ctx.newId();
  const { userId, userName } = ctx.actor;
  await ctx.db.insert(goodsImports).values({
    ...made,
    companyId: ctx.companyId,
    id,
    state: importStates.checking,
    userId,
    userName,
    createdAt: ctx.now,
    heardAt: ctx.now,
  });
  return id;
}

export async function selectImport(
  ctx: Ctx,
  id: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<ImportRow | undefined> {
  const query = ctx.db.select().from(goodsImports).where(ofImport(ctx, id));
  const [row] = await lockedIf(isLocked, query);
  return row;
}

/** The newest first, without what their checks found. */
export async function selectImports(ctx: Ctx, { limit, offset }: { limit: number; offset: number }) {
  const own = eq(goodsImports.companyId, ctx.companyId);
  const [rows, total] = await Promise.all([
    ctx.db.select().from(goodsImports).where(own).orderBy(desc(goodsImports.id)).limit(limit).offset(offset),
    ctx.db.$count(goodsImports, own),
  ]);
  return { rows, total };
}

/** Those under way as far as their rows say. */
export function selectBusyImports(ctx: Ctx): Promise<ImportRow[]> {
  const busy = inArray(goodsImports.state, importStateList.filter(isUnderWay));
  return ctx.db
    .select()
    .from(goodsImports)
    .where(and(eq(goodsImports.companyId, ctx.companyId), busy));
}

/** Every note is a sign of life. */
export async function updateImport(ctx: Ctx, id: string, values: Partial<ImportRow>): Promise<void> {
  await ctx.db
    .update(goodsImports)
    .set({ ...values, heardAt: ctx.now })
    .where(ofImport(ctx, id));
}

/** Who brought the file, as requests for a second person name him; undefined once his account is gone. */
export async function selectRequester(
  ctx: Ctx,
  { userId }: Pick<ImportRow, 'userId'>,
): Promise<{ accountId: string; userName: string } | undefined> {
  const [row] = await ctx.db
    .select({ accountId: users.accountId, userName: users.name })
    .from(users)
    .where(and(eq(users.companyId, ctx.companyId), eq(users.id, userId)));
  return row;
}
