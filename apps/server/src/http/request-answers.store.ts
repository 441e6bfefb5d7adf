import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx/ctx.ts';
import { prepared } from '../db/prepared.ts';

/** Names one command: (company, account, path, requestId). */
export interface CommandKey {
  companyId: string;
  accountId: string;
  path: string;
  requestId: string;
}

const keyNames = ['companyId', 'accountId', 'path', 'requestId'] as const;

const insert = prepared<{ path: string }, (typeof keyNames)[number] | 'bodyHash' | 'now'>(
  [...keyNames, 'bodyHash', 'now'],
  ({ companyId, accountId, path, requestId, bodyHash, now }) => sql`
    insert into request_answers (company_id, account_id, path, request_id, body_hash, created_at)
    values (${companyId}, ${accountId}, ${path}, ${requestId}, ${bodyHash}, ${now})
    on conflict do nothing returning path`,
);

/**
 * Claims the command. False if it was claimed before. If another transaction has claimed it and is still running, this waits
 * for it, because the insert blocks on the key.
 */
export async function insertCommand(ctx: Ctx, key: CommandKey, bodyHash: string): Promise<boolean> {
  const inserted = await insert(ctx.db, { ...key, bodyHash, now: ctx.now });
  return inserted.length > 0;
}

const select = prepared<{ bodyHash: string; answer: string | null }, (typeof keyNames)[number]>(
  keyNames,
  ({ companyId, accountId, path, requestId }) => sql`
    select body_hash as "bodyHash", answer from request_answers
    where company_id = ${companyId} and account_id = ${accountId} and path = ${path} and request_id = ${requestId}`,
);

export async function selectAnswer(ctx: Ctx, key: CommandKey) {
  const [row] = await select(ctx.db, { ...key });
  return row;
}

const update = prepared<never, (typeof keyNames)[number] | 'answer'>(
  [...keyNames, 'answer'],
  ({ companyId, accountId, path, requestId, answer }) => sql`
    update request_answers set answer = ${answer}
    where company_id = ${companyId} and account_id = ${accountId} and path = ${path} and request_id = ${requestId}`,
);

export async function updateAnswer(ctx: Ctx, key: CommandKey, answer: string): Promise<void> {
  await update(ctx.db, { ...key, answer });
}
