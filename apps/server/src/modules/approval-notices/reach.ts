import { type ApprovalWay } from '@jicai/domain/approvals/approval-ways.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { type CardPlace, findCardPlace } from '../sign-on/index.ts';
import { canSendNotice } from '../sms/index.ts';
import type { Approver } from './notices.store.ts';

/** Where each way would reach somebody now; undefined or '' for one that reaches him not at all. */
export interface Reach {
  card: CardPlace | undefined;
  mail: string;
  sms: string;
}

/** What the shop and his enterprise have connected, over what he has given. */
export async function findReach(ctx: Ctx, approver: Approver): Promise<Reach> {
  const card = await findCardPlace(ctx, approver);
  const hasSms = approver.mobile !== null && (await canSendNotice(ctx, 'approval'));
  return {
    card,
    mail: ctx.deps.mail ? approver.email : '',
    sms: (hasSms && approver.mobile) || '',
  };
}

export const reachesBy = ({ card, mail, sms }: Reach): Record<ApprovalWay, boolean> => ({
  card: card !== undefined,
  mail: mail !== '',
  sms: sms !== '',
});
