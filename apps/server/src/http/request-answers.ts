import type { Endpoint } from '@jicai/contract/wire/endpoint.ts';
import { createHash } from 'node:crypto';
import type { Ctx } from '../ctx/ctx.ts';
import type { AtEnd } from '../db/with-tenant.ts';
import { refuse } from './refusal.ts';
import { insertCommand, selectAnswer, updateAnswer } from './request-answers.store.ts';

/** The requestId of a write command. Refuses with badInput if the contract requires one and it is missing. */
export function requestIdOf(endpoint: Endpoint, body: unknown): string | null {
  if (endpoint.requestId === 'none') return null;
  const requestId = (body as { data?: { requestId?: string } }).data?.requestId ?? null;
  if (!requestId && endpoint.requestId === 'required') {
    throw refuse.badInput({ fields: [{ field: 'requestId', msg: '缺少请求编号 requestId' }] });
  }
  return requestId;
}

/**
 * Runs the command once per (company, account, path, requestId). The claim is inserted in the same transaction as the effect.
 * So a second call waits for the first to commit and then gets the same answer; if the first was rolled back, the second
 * does the work. The same id with another body is refused as repeated (docs/domain/crashes.md §2).
 */
export async function answerOnce(
  ctx: Ctx,
  requestId: string,
  { body, run, atEnd }: { body: unknown; run: () => Promise<string>; atEnd: AtEnd },
): Promise<string> {
  const key = keyOf(ctx, requestId);
  const bodyHash = hashOf(body);
  if (await insertCommand(ctx, key, bodyHash)) {
    const text = await run();
    atEnd(updateAnswer(ctx, key, text));
    return text;
  }
  const earlier = await selectAnswer(ctx, key);
  if (!earlier || earlier.bodyHash !== bodyHash || earlier.answer === null) throw refuse.repeated();
  return earlier.answer;
}

/** Claims the command: true where this call is its first. */
export const claimFirst = (ctx: Ctx, requestId: string, body: unknown): Promise<boolean> =>
  insertCommand(ctx, keyOf(ctx, requestId), hashOf(body));

/**
 * As {@link answerOnce}, for a command of several transactions: claims it in the first one. Returns the stored answer if the
 * command was finished before. Otherwise the caller runs its first step, also if an earlier try stopped after that step: so
 * the step must notice what is already done. {@link keepAnswer} finishes the command.
 */
export async function claimOrAnswer(ctx: Ctx, requestId: string, body: unknown): Promise<string | undefined> {
  const key = keyOf(ctx, requestId);
  const bodyHash = hashOf(body);
  if (await insertCommand(ctx, key, bodyHash)) return undefined;
  const earlier = await selectAnswer(ctx, key);
  if (!earlier || earlier.bodyHash !== bodyHash) throw refuse.repeated();
  return earlier.answer ?? undefined;
}

export async function keepAnswer(ctx: Ctx, requestId: string, answer: string): Promise<void> {
  await updateAnswer(ctx, keyOf(ctx, requestId), answer);
}

const keyOf = ({ companyId, actor, act }: Ctx, requestId: string) => ({
  companyId,
  accountId: actor?.accountId ?? '0',
  path: act.name,
  requestId,
});

/** A hash of the body without the token, which may have been renewed between two tries. */
function hashOf(body: unknown): string {
  const { token: _token, key: _key, ...rest } = (body ?? {}) as Record<string, unknown>;
  return createHash('sha256').update(JSON.stringify(rest)).digest('base64url');
}
