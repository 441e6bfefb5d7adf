import { dayMs } from '@jicai/domain/time/durations.ts';
import { type CodeTo, codeToOf } from '@jicai/domain/people/sms-codes.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { hashOfToken, newToken } from '../../http/opaque-token.ts';
import { insertTicket, selectTicket } from './files.store.ts';

/** Files a ticket takes, and how long it does (docs/domain/files.md §2). */
export const ticketLimits = { files: 3, lifeMs: dayMs } as const;

/** Leave to upload three licence files within a day, for a mobile or mailbox that has been proved. */
export async function issueUploadTicket(ctx: Ctx, to: CodeTo): Promise<string> {
  const token = newToken(ctx.companyId);
  await insertTicket(ctx, {
    id: ctx.newId(),
    tokenHash: hashOfToken(token),
    ...to,
    filesLeft: ticketLimits.files,
    expiresAt: new Date(ctx.now.getTime() + ticketLimits.lifeMs),
  });
  return token;
}

/** What a ticket proves, also when its files are used up; undefined when it is unknown or over. */
export async function findUploadTicket(ctx: Ctx, token: string): Promise<CodeTo | undefined> {
  const ticket = await selectTicket(ctx, hashOfToken(token));
  return ticket && codeToOf({ mobile: ticket.mobile ?? '', email: ticket.email ?? '' });
}
