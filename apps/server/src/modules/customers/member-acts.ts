import { accountStates } from '@jicai/domain/people/account-types.ts';
import { userMessages } from '@jicai/domain/people/user-messages.ts';
import { noAdminLeft } from '@jicai/domain/people/user-rules.ts';
import type { Actor } from '../../ctx/actor.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { listAdminIds } from '../accounts/index.ts';
import { reassignTasksOfLeaver } from '../approvals/index.ts';
import { writeAudit } from '../audit/index.ts';
import { endSessionsOf, findBuyer, setTemporaryPassword, unlockLogin } from '../auth/index.ts';
import { sendMessages } from '../messages/index.ts';
import { lockCustomerFile } from './customer-file.store.ts';
import { updateMemberState } from './member-acts.store.ts';

interface NamedMember {
  customerId: string;
  userId: string;
}

/**
 * 停用 or 启用 of one person by the shop. Who is stopped is signed out at once, and his open approvals go to others. Refused as
 * notFound for who is no member of this customer, failed for its last administrator.
 */
export async function setMemberState(
  ctx: SignedInCtx,
  { isActive, reason, ...named }: NamedMember & { isActive: boolean; reason: string },
): Promise<void> {
  const { member, accountState } = await holdMember(ctx, named);
  const { accountId, userId, customerId, orgId } = member;
  const state = isActive ? accountStates.active : accountStates.disabled;
  if (state === accountState) return;
  if (!isActive) {
    const admins = await listAdminIds(ctx, customerId);
    if (admins.length === 1 && admins[0] === userId) throw refuse.failed({ text: noAdminLeft });
  }
  await updateMemberState(ctx, member, state);
  if (!isActive) {
    await endSessionsOf(ctx, accountId);
    await reassignTasksOfLeaver(ctx, { userId, customerId, orgId, comment: '账号已停用，由系统转交' });
  }
  await record(ctx, member, { before: { userState: accountState }, after: { userState: state, reason } });
}

/** Ends the lock that wrong passwords brought. Refused as notFound. */
export async function unlockMember(ctx: SignedInCtx, named: NamedMember): Promise<void> {
  const { member } = await holdMember(ctx, named);
  await unlockLogin(ctx, member.accountId);
  await record(ctx, member, { before: {}, after: {} });
}

/** A password for once; he is told who gave it. Refused as notFound, weakPassword. */
export async function resetMemberPassword(
  ctx: SignedInCtx,
  { accountPwd, ...named }: NamedMember & { accountPwd: string },
): Promise<void> {
  const { member } = await holdMember(ctx, named);
  const { accountId } = member;
  await setTemporaryPassword(ctx, accountId, accountPwd);
  const { kind, title, text } = userMessages.password;
  const content = `商城客服${text}如有疑问，请联系商城。`;
  await sendMessages(ctx, [{ accountId, kind, title, content, link: '/center/kamUser/userInfo' }]);
  await record(ctx, member, { before: {}, after: { mustChangePwd: true } });
}

/** The person as he would call himself; his company's file is held, so that two changes wait for each other. */
async function holdMember(ctx: SignedInCtx, { customerId, userId }: NamedMember) {
  if (!(await lockCustomerFile(ctx, customerId))) throw refuse.notFound();
  const found = await findBuyer(ctx, userId);
  const isOpen = found?.accountState === accountStates.active || found?.accountState === accountStates.disabled;
  if (!found || !isOpen || found.actor.customerId !== customerId) throw refuse.notFound();
  return { member: found.actor, accountState: found.accountState };
}

const record = (
  ctx: SignedInCtx,
  { customerId, userName, accountNo }: Actor,
  told: { before: object; after: object },
) =>
  writeAudit(ctx, {
    subject: `customer ${customerId}`,
    before: told.before,
    after: { member: `${userName}（${accountNo}）`, ...told.after },
  });
