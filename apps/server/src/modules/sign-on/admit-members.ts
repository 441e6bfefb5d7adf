import { accountNo as accountNoRule, email as emailRule } from '@jicai/domain/people/account-form.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { writeAudits } from '../audit/index.ts';
import { insertIdentities, setUnknownPasswords } from '../auth/index.ts';
import type { SignOnConnection } from './connections.store.ts';
import { insertMembers, selectUsedAccountNos } from './people.store.ts';

/** Somebody the identity system knows; name, mail and mobile as ProvedPerson has them. */
export interface NewMember {
  subject: string;
  name: string;
  email: string;
  mobile: string;
  orgId: string | null;
}

/**
 * Makes accounts of the enterprise for these people, linked with what the identity system calls them, so that their first sign-in
 * lets them in (docs/domain/sign-on.md §9). The caller has seen that nobody has their mobiles or subjects, and that he may give
 * the role.
 */
export async function admitMembers(
  ctx: Ctx,
  { connection, roleId }: { connection: SignOnConnection; roleId: string },
  people: readonly NewMember[],
): Promise<void> {
  const { id: connectionId, customerId, name: connectionName } = connection;
  const ids = people.map((person) => ({ ...person, accountId: ctx.newId(), userId: ctx.newId() }));
  const names = await accountNosOf(ctx, ids);
  const members = ids.map(({ email, mobile, ...one }, at) => ({
    ...one,
    email: emailRule(email) ? '' : email,
    mobile: mobile || null,
    accountNo: names[at] ?? '',
  }));
  await insertMembers(ctx, { customerId, roleId }, members);
  await setUnknownPasswords(
    ctx,
    members.map(({ accountId }) => accountId),
  );
  await insertIdentities(
    ctx,
    connectionId,
    members.map(({ subject, accountId }) => ({ subject, accountId })),
  );
  await writeAudits(
    ctx,
    members.map(({ userId, accountNo, name, email, orgId }) => ({
      subject: `user ${userId}`,
      before: null,
      after: { accountNo, name, email, orgId, roleIds: [roleId], signOn: connectionName },
    })),
  );
}

/** The name before the @ where it can be an account's and is free, else one with the end of the account's id. */
async function accountNosOf(ctx: Ctx, people: readonly { email: string; accountId: string }[]): Promise<string[]> {
  const wanted = people.map(({ email }) =>
    (email.split('@', 1)[0] ?? '').replace(/[^A-Za-z0-9_]/g, '_').replace(/^[^A-Za-z]+/, ''),
  );
  const fit = wanted.filter((name) => !accountNoRule(name)).map((name) => name.toLowerCase());
  const used = new Set(fit.length > 0 ? await selectUsedAccountNos(ctx, fit) : []);
  return people.map(({ accountId }, at) => {
    const name = wanted[at] ?? '';
    if (!accountNoRule(name) && !used.has(name.toLowerCase())) {
      used.add(name.toLowerCase());
      return name;
    }
    return `${name.slice(0, 4) || 'user'}_${accountId.slice(-15)}`;
  });
}
