import { domainOfMail, isShopPath, signOnFaultTexts } from '@jicai/domain/people/sign-on.ts';
import { randomBytes } from 'node:crypto';
import type { SignOnAttempt } from '../../adapters/sign-on/sign-on.ts';
import type { RequestCtx } from '../../http/request-ctx.ts';
import type { Steps } from '../../http/route-with-steps.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { countWithinLimit, refuseForeignOrigin } from '../auth/index.ts';
import { attemptCookie } from './attempt-cookies.ts';
import { selectConnectionByDomain, type SignOnConnection } from './connections.store.ts';
import { withService } from './with-service.ts';

/** The page of the storefront that identity systems send people back to. */
export const callbackPath = '/signOn';

interface BegunSignOn {
  connection: SignOnConnection;
  attempt: SignOnAttempt;
  isInApp: boolean;
}

/** Makes an attempt up and puts it into the browser's cookie. Refused as notFound at email where no enterprise has the mailbox's domain. */
export async function beginSignOn(
  ctx: RequestCtx,
  { email, returnPath = '' }: { email: string; returnPath?: string | undefined },
): Promise<BegunSignOn> {
  const origin = refuseForeignOrigin(ctx);
  await countWithinLimit(ctx, 'sign-on:ip', ctx.act.ip);
  const connection = await selectConnectionByDomain(ctx, domainOfMail(email));
  if (!connection) throw badField('email', '没有找到使用该邮箱的企业，请检查邮箱，或使用密码登录');
  const attempt = {
    callbackUrl: origin + callbackPath,
    state: random(),
    nonce: random(),
    verifier: random(),
  };
  const { id: connectionId, customerId } = connection;
  const backTo = isShopPath(returnPath) ? returnPath : '/home';
  attemptCookie.set(ctx, { ...attempt, customerId, connectionId, returnPath: backTo });
  return { connection, attempt, isInApp: /wxwork/i.test(ctx.userAgent) };
}

/** Where the browser goes; signOnFailed where the identity system cannot be asked. */
export async function addressOfSignOn(steps: Steps, { connection, attempt, isInApp }: BegunSignOn): Promise<string> {
  const asked = await withService(steps, connection, (service) => service.addressOf(attempt, { isInApp }));
  if (asked.isDone) return asked.value;
  steps.log.warn({ fault: asked.fault, reason: asked.reason }, 'an identity system cannot be asked');
  throw refuse.signOnFailed({ text: signOnFaultTexts[asked.fault] });
}

const random = () => randomBytes(32).toString('base64url');
