import type { ResultOf } from '@jicai/contract/index.ts';
import { approvalWays, approvalWayTexts } from '@jicai/domain/approvals/approval-ways.ts';
import { maskedMobile } from '@jicai/domain/people/privacy.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { selectOwnReach } from './notices.store.ts';
import { findReach } from './reach.ts';

/** By which ways the caller may be told, and whom each of them reaches now. */
export async function readOwnWays(ctx: SignedInCtx): Promise<ResultOf<'/api/Account/GetApprovalWays'>> {
  const own = await selectOwnReach(ctx);
  const { card, mail, sms } = await findReach(ctx, own);
  const reach = { card: card?.connection.name ?? '', mail, sms: maskedMobile(sms) };
  return approvalWays.map((way) => ({
    way,
    label: approvalWayTexts[way],
    isOn: own.ways.includes(way),
    reach: reach[way],
  }));
}
