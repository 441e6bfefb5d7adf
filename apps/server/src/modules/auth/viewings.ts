import type { Path } from '@jicai/contract/index.ts';
import { sessionOptionsOf } from '@jicai/domain/people/session-options.ts';
import { minuteMs } from '@jicai/domain/time/durations.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { Actor } from '../../ctx/actor.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { hashOfToken, newToken } from '../../http/opaque-token.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit, writeAudits } from '../audit/index.ts';
import { selectShopOptions } from '../reference/index.ts';
import { deleteViewings, type EndedBy, insertViewing, selectViewingEnd } from './viewings.store.ts';

const endPath: Path = '/api/OpsCustomer/EndViewing';

/**
 * Lets the operator who calls see the shop as this buyer, for as long as the shop sets (docs/domain/accounts.md §9); what he
 * looked at before ends. Returns the token for it.
 */
export async function openViewing(ctx: SignedInCtx, buyer: Actor): Promise<string> {
  await endViewings(ctx, { operatorId: ctx.actor.userId }, '另看一个客户');
  const token = newToken(ctx.companyId);
  const { viewingMinutes } = sessionOptionsOf(await selectShopOptions(ctx));
  const expiresAt = new Date(ctx.now.getTime() + viewingMinutes * minuteMs);
  await insertViewing(ctx, {
    id: ctx.newId(),
    tokenHash: hashOfToken(token),
    userId: buyer.userId,
    customerId: buyer.customerId,
    operatorId: ctx.actor.userId,
    operatorSessionId: ctx.actor.sessionId,
    expiresAt,
    createdAt: ctx.now,
  });
  await writeAudit(ctx, {
    subject: `customer ${buyer.customerId}`,
    before: {},
    after: { member: memberText(buyer), viewingUntil: shanghaiTime(expiresAt) },
  });
  return token;
}

/** Ends the viewing that the caller is in; refused as forbidden to a buyer himself. */
export async function endOwnViewing(ctx: SignedInCtx): Promise<void> {
  await endViewings(ctx, { viewingId: requireViewing(ctx) }, '退出');
}

/** The operator signs out: what he looked at ends with his session, and the log says so at once. */
export async function endViewingsOfSession(ctx: Ctx, operatorSessionId: string): Promise<void> {
  await endViewings(ctx, { operatorSessionId }, '退出登录');
}

/** How long the viewing that the caller is in still lasts; refused as forbidden to a buyer himself. */
export async function viewingLeftMs(ctx: SignedInCtx): Promise<number> {
  const end = await selectViewingEnd(ctx, requireViewing(ctx));
  return Math.max(0, (end?.getTime() ?? 0) - ctx.now.getTime());
}

/** Records those that ended by themselves. */
export async function endOverViewings(ctx: Ctx): Promise<void> {
  await endViewings(ctx, { overAt: ctx.now }, '到期');
}

function requireViewing({ actor }: SignedInCtx): string {
  if (!actor.viewingId) throw refuse.forbidden();
  return actor.viewingId;
}

/** The record is the operator's, whoever calls: under the token of the viewing that is the buyer. */
async function endViewings(ctx: Ctx, which: EndedBy, howEnded: string): Promise<void> {
  const ended = await deleteViewings(ctx, which);
  await writeAudits(
    ctx,
    ended.map((row) => ({
      subject: `customer ${row.customerId}`,
      before: {},
      after: { member: memberText(row), howEnded },
      by: { actorId: row.operatorId, actorName: row.operatorName, path: endPath },
    })),
  );
}

const memberText = ({ userName, accountNo }: { userName: string; accountNo: string }) => `${userName}（${accountNo}）`;
