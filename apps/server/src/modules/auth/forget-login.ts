import type { Ctx } from '../../ctx/ctx.ts';
import type { RequestCtx } from '../../http/request-ctx.ts';
import { deleteAttempts } from './attempts.store.ts';
import { deleteCredential } from './credentials.store.ts';
import { endSessionsOf } from './end-sessions.ts';
import { deleteIdentitiesOf } from './identities.store.ts';
import { rememberCookie } from './sessions.ts';
import { deleteCodes } from './codes.store.ts';

/** An account and what it has proved; '' or null for none. */
export interface OwnLogin {
  accountId: string;
  mobile: string | null;
  email: string | null;
}

/** Everything an account signs in with is gone: password, links to an identity system, sessions, what is remembered, codes sent to its mobile and mailbox. */
export async function forgetLogin(ctx: Ctx, { accountId, mobile, email }: OwnLogin): Promise<void> {
  await endSessionsOf(ctx, accountId);
  await deleteCredential(ctx, accountId);
  await deleteIdentitiesOf(ctx, accountId);
  if (mobile) await deleteCodes(ctx, { mobile });
  if (email) await deleteCodes(ctx, { email });
  await deleteAttempts(
    ctx,
    ['login:text', 'password:account'],
    [accountId, ...[mobile, email].flatMap((one) => one ?? [])],
  );
}

/** As {@link forgetLogin}, for who asks for it himself: his browser forgets him too. */
export async function forgetOwnLogin(ctx: RequestCtx, login: OwnLogin): Promise<void> {
  await forgetLogin(ctx, login);
  ctx.cookies.remove(rememberCookie);
}
