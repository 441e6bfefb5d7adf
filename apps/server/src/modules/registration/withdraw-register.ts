import { dayMs } from '@jicai/domain/time/durations.ts';
import { mayWithdraw, refusedKeptDays } from '@jicai/domain/people/registration.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import type { RequestCtx } from '../../http/request-ctx.ts';
import { closeApplicant } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import { forgetLogin, forgetOwnLogin, type OwnLogin } from '../auth/index.ts';
import { unclaimFiles } from '../files/index.ts';
import { getByTicket } from './register-enterprise.ts';
import { deleteRegistration, lockRefusedBefore, type RegistrationRow } from './registrations.store.ts';

const mostAtOnce = 100;

/** The applicant takes his registration back; he has no session in which he could close an account. Refused as notFound, outdated, stateChanged. */
export async function withdrawRegister(
  ctx: RequestCtx,
  { uploadTicket, version }: { uploadTicket: string; version: number | undefined },
): Promise<void> {
  const held = await getByTicket(ctx, uploadTicket);
  if (!mayWithdraw(held.state)) throw refuse.stateChanged({ text: '企业资料已通过审核，请登录后操作' });
  if (version !== held.version) throw refuse.outdated();
  await forget(ctx, held, (login) => forgetOwnLogin(ctx, login));
}

/** Sweep: what was refused and not sent again within half a year is kept no longer. */
export async function forgetRefusedRegistrations(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now.getTime() - refusedKeptDays * dayMs);
  for (const row of await lockRefusedBefore(ctx, before, mostAtOnce))
    await forget(ctx, row, (login) => forgetLogin(ctx, login));
}

async function forget(ctx: Ctx, row: RegistrationRow, endLogin: (login: OwnLogin) => Promise<void>): Promise<void> {
  const { id, accountId, userId, mobile, email, licenseFileId, state } = row;
  await deleteRegistration(ctx, id);
  await unclaimFiles(ctx, [licenseFileId]);
  await closeApplicant(ctx, { accountId, userId });
  await endLogin({ accountId, mobile, email });
  // Nothing personal: audit rows are never deleted.
  await writeAudit(ctx, { subject: `register ${id}`, before: { state }, after: { deleted: true } });
}
