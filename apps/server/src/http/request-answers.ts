import type { Endpoint } from '@jicai/contract/wire/endpoint.ts';
import { createHash } from 'node:crypto';
import type { Ctx } from '../ctx/ctx.ts';
import { refuse } from './refusal.ts';
import { insertCommand, selectAnswer, updateAnswer } from './request-answers.store.ts';

/** The requestId of a write command; refused as badInput when the contract requires one and none came. */
export function requestIdOf(endpoint: Endpoint, body: unknown): string | null {
  if (endpoint.requestId === 'none') return null;
  const requestId = (body as { data?: { requestId?: string } }).data?.requestId ?? null;
  if (!requestId && endpoint.requestId === 'required') {
    throw refuse.badInput({ fields: [{ field: 'requestId', msg: '缺少请求编号 requestId' }] });
  }
  return requestId;
}

/**
 * Does the command once per (company, account, path, requestId): the claim is inserted in the same transaction as the
 * effect, so a second call waits for the first to commit and then repeats its answer; a rolled-back first call leaves
 * nothing and the second does the work. Same id with another body: repeated (docs/domain/crashes.md §2).
 */
export async function answerOnce(
  ctx: Ctx,
  requestId: string,
  body: unknown,
  run: () => Promise<string>,
): Promise<string> {
  const key = keyOf(ctx, requestId);
  const bodyHash = hashOf(body);
  if (await insertCommand(ctx, key, bodyHash)) {
    const text = await run();
    await updateAnswer(ctx, key, text);
    return text;
  }
  const earlier = await selectAnswer(ctx, key);
  if (!earlier || earlier.bodyHash !== bodyHash || earlier.answer === null) throw refuse.repeated();
  return earlier.answer;
}

/**
 * As {@link answerOnce} for a command of several transactions: claims it in the first one. Returns the stored answer of a
 * command that was finished before, else undefined: the caller does its first step, also when an earlier try got only that
 * far, so the step must find what the earlier one did. {@link keepAnswer} ends it.
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

/** The token may have been renewed between two tries; it does not belong to the command itself. */
function hashOf(body: unknown): string {
  const { token: _token, key: _key, ...rest } = (body ?? {}) as Record<string, unknown>;
  return createHash('sha256').update(JSON.stringify(rest)).digest('base64url');
}
