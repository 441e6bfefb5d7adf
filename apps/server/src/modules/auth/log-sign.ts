import { type AccountType, accountTypes } from '@jicai/domain/people/account-types.ts';
import { maskedLogin } from '@jicai/domain/people/privacy.ts';
import type { SignAct } from '@jicai/domain/shop-side/log-acts.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { writeAudit } from '../audit/index.ts';
import { insertAttempt } from './attempts.store.ts';

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

/** Lines of unknown accounts in a quarter of an hour: from one address, and in a shop. */
const mostUnknown = { address: 10, shop: 30 };
const unknownWindowMs = 15 * 60_000;

/**
 * A line of the shop's log that somebody tried to sign in by an account that is not there. Each name counts once an address;
 * beyond the limits, which the last line names, nothing is written: nobody can fill the log.
 *
 * @param failures of this address so far, within the window of the captcha
 */
export async function logUnknownSign(
  ctx: Ctx,
  { accountNo, tries, failures }: { accountNo: string; tries: number; failures: number },
): Promise<void> {
  if (tries > 1 || failures > mostUnknown.address) return;
  const lines = await insertAttempt(ctx, { kind: 'login:unknown', subject: '', windowMs: unknownWindowMs });
  if (lines > mostUnknown.shop) return;
  const isLast = lines === mostUnknown.shop;
  const reason = isLast ? `账号不存在；15 分钟内已有 ${mostUnknown.shop} 次，其后的不再记录` : '账号不存在';
  const by = { actorId: '0', actorName: '未登录', path: 'sign.refused' };
  await writeAudit(ctx, { subject: `account ${maskedLogin(accountNo)}`, before: null, after: { reason }, by });
}
