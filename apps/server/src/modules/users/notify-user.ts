import { maskedMobile } from '@jicai/domain/people/privacy.ts';
import { type UserMessage, userMessages } from '@jicai/domain/people/user-messages.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { sendMessages } from '../messages/index.ts';
import type { LockedUser } from './managed-user.ts';

/** Sends a user a message about a change of his account by somebody else, so that an unwanted change is noticed. */
export async function notifyUser(
  ctx: SignedInCtx,
  { user, managed }: LockedUser,
  what: { message: UserMessage; mobile?: string },
): Promise<void> {
  if (managed.isSelf) return;
  const { kind, title, text } = userMessages[what.message];
  const said = text.replace('{mobile}', maskedMobile(what.mobile ?? ''));
  const content = `${ctx.actor.userName}${said}如有疑问，请联系企业管理员。`;
  await sendMessages(ctx, [{ accountId: user.accountId, kind, title, content, link: '/center/kamUser/userInfo' }]);
}
