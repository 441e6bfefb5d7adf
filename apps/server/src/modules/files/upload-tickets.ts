import { dayMs } from '@jicai/domain/time/durations.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { hashOfToken, newToken } from '../../http/opaque-token.ts';
import { insertTicket, selectTicket } from './files.store.ts';

/** Files a ticket takes, and how long it does (docs/domain/files.md §2). */
export const ticketLimits = { files: 3, lifeMs: dayMs } as const;

/** Leave to upload three licence files within a day, for a mobile that has been proved. */
export async function issueUploadTicket(ctx: Ctx, { mobile }: { mobile: string }): Promise<string> {
  const token = newToken(ctx.companyId);
  await insertTicket(ctx, {
    id: ctx.newId(),
    tokenHash: hashOfToken(token),
    mobile,
    filesLeft: ticketLimits.files,
    expiresAt: new Date(ctx.now.getTime() + ticketLimits.lifeMs),
  });
  return token;
}

/** The mobile that a ticket proves, also when its files are used up; undefined when it is unknown or over. */
export async function findUploadTicket(ctx: Ctx, token: string): Promise<{ mobile: string } | undefined> {
  return selectTicket(ctx, hashOfToken(token));
}
