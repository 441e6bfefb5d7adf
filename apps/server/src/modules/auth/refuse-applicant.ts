import type { ApplicantRefused } from '@jicai/contract/people/auth.ts';
import { registerStates } from '@jicai/domain/people/registration.ts';
import { ownCodeTo } from '@jicai/domain/people/sms-codes.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { issueUploadTicket } from '../files/index.ts';
import { selectApplication } from './applicants.store.ts';

/**
 * inReview for who proved his password but whose enterprise is not approved: it is under review, or was refused with a
 * reason; then a ticket comes with it by which the registration can be changed and sent again.
 */
export async function refusalOfApplicant(
  ctx: Ctx,
  person: { accountId: string; mobile: string | null; email: string | null },
): Promise<Refusal> {
  const application = await selectApplication(ctx, person.accountId);
  if (application?.state !== registerStates.rejected) {
    const detail: ApplicantRefused = {
      registerState: registerStates.awaitingReview,
      rejectReason: '',
      uploadTicket: '',
    };
    return refuse.inReview({ detail, keepsWrites: true });
  }
  const { rejectReason } = application;
  const to = ownCodeTo(person);
  const uploadTicket = to ? await issueUploadTicket(ctx, to) : '';
  const detail: ApplicantRefused = { registerState: registerStates.rejected, rejectReason, uploadTicket };
  return refuse.inReview({ text: `企业资料未通过审核：${rejectReason}`, detail, keepsWrites: true });
}
