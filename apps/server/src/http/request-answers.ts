import type { Endpoint } from '@jicai/contract/endpoint.ts';
import type { Path } from '@jicai/contract/index.ts';
import { and, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { requestAnswers } from '../db/tables/requests.ts';
import type { Ctx } from './context.ts';
import { Refusal } from './refusal.ts';

/** The requestId of a write command; '4' when the contract requires one and none came. */
export function requestIdOf(endpoint: Endpoint, body: unknown): string | null {
  if (endpoint.requestId === 'none') return null;
  const requestId = (body as { data?: { requestId?: string } }).data?.requestId ?? null;
  if (!requestId && endpoint.requestId === 'required') {
    throw new Refusal('4', { fields: [{ field: 'requestId', msg: '缺少请求编号 requestId' }] });
  }
  return requestId;
}

/**
 * Does the command once per (company, account, path, requestId): the row is inserted in the same transaction as the
 * effect, so a second call waits for the first to commit and then repeats its answer; a rolled-back first call leaves
 * nothing and the second does the work. Same id with another body: '7' (domain.md 7.2).
 */
export async function answerOnce(
  ctx: Ctx,
  path: Path,
  requestId: string,
  body: unknown,
  run: () => Promise<string>,
): Promise<string> {
  const key = { companyId: ctx.companyId, accountId: ctx.actor?.accountId ?? '0', path, requestId };
  const bodyHash = hashOf(body);
  const inserted = await ctx.db
    .insert(requestAnswers)
    .values({ ...key, bodyHash, answer: null, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ path: requestAnswers.path });
  const where = and(
    eq(requestAnswers.companyId, key.companyId),
    eq(requestAnswers.accountId, key.accountId),
    eq(requestAnswers.path, path),
    eq(requestAnswers.requestId, requestId),
  );
  if (inserted.length === 0) {
    const [earlier] = await ctx.db
      .select({ bodyHash: requestAnswers.bodyHash, answer: requestAnswers.answer })
      .from(requestAnswers)
      .where(where);
    if (!earlier || earlier.bodyHash !== bodyHash) throw new Refusal('7');
    return String(earlier.answer);
  }
  const text = await run();
  await ctx.db.update(requestAnswers).set({ answer: text }).where(where);
  return text;
}

/** Token and version of the carrier do not belong to the command itself. */
function hashOf(body: unknown): string {
  const { token: _token, key: _key, ...rest } = (body ?? {}) as Record<string, unknown>;
  return createHash('sha256').update(JSON.stringify(rest)).digest('base64url');
}
