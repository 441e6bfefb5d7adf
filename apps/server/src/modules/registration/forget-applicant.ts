import { closedAccountName } from '@jicai/domain/people/privacy.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { updateApplicantForgotten } from './registrations.store.ts';

/** Takes the person out of the registration of an account that is closed. */
export const forgetApplicant = (ctx: Ctx, accountId: string): Promise<void> =>
  updateApplicantForgotten(ctx, accountId, closedAccountName);
