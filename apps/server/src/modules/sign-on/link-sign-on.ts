import type { AnswerOf } from '@jicai/contract/index.ts';
import { signOnFaultTexts } from '@jicai/domain/people/sign-on.ts';
import type { RequestCtx } from '../../http/request-ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { insertIdentity, provePassword, refuseForeignOrigin, selectLinkedAccount } from '../auth/index.ts';
import { provedCookie } from './attempt-cookies.ts';
import { lockConnectionOf } from './connections.store.ts';
import { openProvedSession, spendState } from './finish-sign-on.ts';

type Login = Parameters<typeof provePassword>[1];

/**
 * Links who was proved to the account whose password he knows, once, and lets him in. Refused as a login is, and as wrongLogin
 * for an account of another enterprise; signOnFailed once the proof is over.
 */
export async function linkSignOn(
  ctx: RequestCtx,
  login: Login,
): Promise<AnswerOf<'/api/Account/LinkSignOn'>['resultData']> {
  refuseForeignOrigin(ctx);
  const { customerId, connectionId, subject, returnPath, state } = provedCookie.get(ctx);
  const person = await provePassword(ctx, login);
  const connection = await lockConnectionOf(ctx, customerId);
  if (connection?.id !== connectionId || !connection.isEnabled)
    throw refuse.signOnFailed({ text: signOnFaultTexts.closed, keepsWrites: true });
  if (person.customerId !== customerId)
    throw refuse.wrongLogin({ text: '该账号不属于这家企业，不能绑定', keepsWrites: true });
  await spendState(ctx, state);
  const linked = await selectLinkedAccount(ctx, { connectionId, subject });
  if (linked && linked !== person.accountId) throw refuse.signOnFailed({ text: '该身份已绑定其他账号' });
  await insertIdentity(ctx, { connectionId, subject }, person.accountId);
  provedCookie.remove(ctx);
  const by = { actorId: person.userId, actorName: person.userName, path: ctx.act.name };
  await writeAudit(ctx, { subject: `user ${person.userId}`, before: null, after: { signOn: connection.name }, by });
  return { signedIn: await openProvedSession(ctx, person), returnPath };
}
