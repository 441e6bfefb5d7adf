import { and, eq } from 'drizzle-orm';
import { requestAnswers } from '../db/tables/requests.ts';
import type { Ctx } from '../ctx/ctx.ts';

/** Names one command: (company, account, path, requestId). */
export interface CommandKey {
  companyId: string;
  accountId: string;
  path: string;
  requestId: string;
}

/**
 * Claims the command. False if it was claimed before. If another transaction has claimed it and is still running, this waits
 * for it, because the insert blocks on the key.
 */
export async function insertCommand(ctx: Ctx, key: CommandKey, bodyHash: string): Promise<boolean> {
  const inserted = await ctx.db
    .insert(requestAnswers)
    .values({ ...key, bodyHash, answer: null, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ path: requestAnswers.path });
  return inserted.length > 0;
}

export async function selectAnswer(ctx: Ctx, key: CommandKey) {
  const [row] = await ctx.db
    .select({ bodyHash: requestAnswers.bodyHash, answer: requestAnswers.answer })
    .from(requestAnswers)
    .where(whereKey(key));
  return row;
}

export async function updateAnswer(ctx: Ctx, key: CommandKey, answer: string): Promise<void> {
  await ctx.db.update(requestAnswers).set({ answer }).where(whereKey(key));
}

const whereKey = (key: CommandKey) =>
  and(
    eq(requestAnswers.companyId, key.companyId),
    eq(requestAnswers.accountId, key.accountId),
    eq(requestAnswers.path, key.path),
    eq(requestAnswers.requestId, key.requestId),
  );
