import { type AccountType, accountTypes } from '@jicai/domain/people/account-types.ts';
import type { SignAct } from '@jicai/domain/shop-side/log-acts.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { writeAudit } from '../audit/index.ts';

interface Person {
  userId: string;
  userName: string;
  accountType: AccountType;
}

/**
 * A line of the shop's log about somebody of its side signing in or out, or changing his password, with the address it
 * came from (docs/domain/shop-users.md §5). What buyers do so is theirs.
 */
export async function logSign(
  ctx: Ctx,
  { userId, userName, accountType }: Person,
  path: SignAct,
  told: Record<string, unknown> | null = null,
): Promise<void> {
  if (accountType === accountTypes.buyer) return;
  const by = { actorId: userId, actorName: userName, path };
  await writeAudit(ctx, { subject: `staff ${userId}`, before: null, after: told, by });
}
