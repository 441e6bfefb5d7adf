import { type ApprovalEvent, type AuditState, isApprovalMoveAllowed } from '@jicai/domain/approvals/approval-states.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { type ApprovalRow, updateApproval } from './approvals.store.ts';

/**
 * Writes one move of a locked approval, version + 1; refused as stateChanged for a move that is not in the table
 * (docs/domain/orders.md §1, docs/domain/approvals.md §6).
 */
export async function moveApproval(
  ctx: Ctx,
  approval: Pick<ApprovalRow, 'approvalId' | 'state'>,
  event: ApprovalEvent,
  { state, ...fields }: { state: AuditState } & Omit<Parameters<typeof updateApproval>[2], 'state'>,
): Promise<void> {
  if (!isApprovalMoveAllowed(event, approval.state, state)) throw refuse.stateChanged();
  await updateApproval(ctx, approval.approvalId, { ...fields, state });
}
