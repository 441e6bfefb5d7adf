import { accountNo as accountNoRule, email as emailRule, personName } from '@jicai/domain/people/account-form.ts';
import type { SignOnFaultName } from '@jicai/domain/people/sign-on.ts';
import { randomBytes, randomInt } from 'node:crypto';
import type { ProvedPerson } from '../../adapters/sign-on/sign-on.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { isAccountNoUsed } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import {
  insertIdentity,
  isInOrder,
  md5Of,
  type PersonRow,
  selectLinkedAccount,
  selectPersonByAccount,
  setFirstPassword,
} from '../auth/index.ts';
import type { SignOnConnection } from './connections.store.ts';
import { insertMember, selectCandidates, selectIsMobileUsed, selectRolesOf } from './people.store.ts';

export type LetIn =
  | { outcome: 'in'; person: PersonRow }
  /** Proved, and known by nothing that could be trusted: he names his account once. */
  | { outcome: 'unknown' }
  | { outcome: 'refused'; fault: SignOnFaultName };

/**
 * Whom an identity system means (docs/domain/sign-on.md §3): the account it was linked with, else the one member with the
 * proved mail or mobile, else a new one where the enterprise wants that. The connection is locked by the caller.
 */
export async function letIn(ctx: Ctx, connection: SignOnConnection, proved: ProvedPerson): Promise<LetIn> {
  const { id: connectionId, customerId } = connection;
  const identity = { connectionId, subject: proved.subject };
  const linked = await selectLinkedAccount(ctx, identity);
  if (linked) return enter(ctx, customerId, linked);
  const candidates = await selectCandidates(ctx, customerId, proved);
  const [only] = candidates;
  // Who sets the connection up is linked by his password alone: nobody else of the enterprise becomes him by it.
  if (only && (candidates.length > 1 || only.isKeeper)) return { outcome: 'unknown' };
  const accountId = only?.accountId ?? (await createMember(ctx, connection, proved));
  if (typeof accountId === 'object') return accountId;
  const entered = await enter(ctx, customerId, accountId);
  if (entered.outcome === 'in') await insertIdentity(ctx, identity, accountId);
  return entered;
}

async function enter(ctx: Ctx, customerId: string, accountId: string): Promise<LetIn> {
  const person = await selectPersonByAccount(ctx, accountId);
  if (!person || person.customerId !== customerId) return { outcome: 'refused', fault: 'moved' };
  return isInOrder(person) ? { outcome: 'in', person } : { outcome: 'refused', fault: 'disabled' };
}

/** The id of a new account with the role the enterprise chose; nothing is made where it wants none, or has no such role any more. */
async function createMember(
  ctx: Ctx,
  { customerId, admission, roleId, name: connectionName }: SignOnConnection,
  { name: saidName, email: saidMail, mobile }: ProvedPerson,
): Promise<string | LetIn> {
  const role = (await selectRolesOf(ctx, customerId)).find((one) => one.roleId === roleId);
  if (admission !== 'create' || !role) return { outcome: 'unknown' };
  if (mobile !== '' && (await selectIsMobileUsed(ctx, mobile))) return { outcome: 'refused', fault: 'taken' };
  const [accountId, userId] = [ctx.newId(), ctx.newId()];
  const name = personName(saidName) ? '企业成员' : saidName;
  const email = emailRule(saidMail) ? '' : saidMail;
  const accountNo = await freeAccountNo(ctx, email.split('@', 1)[0] ?? '');
  await insertMember(ctx, {
    accountId,
    userId,
    accountNo,
    mobile: mobile || null,
    customerId,
    name,
    email,
    roleId: role.roleId,
  });
  // Nobody knows it: he signs in by the identity system, and by a password once he has set one by text message.
  await setFirstPassword(ctx, { accountId, accountNo, mobile, names: [name] }, md5Of(randomBytes(32).toString('hex')));
  const by = { actorId: userId, actorName: name, path: ctx.act.name };
  const after = { accountNo, name, email, roleIds: [role.roleId], signOn: connectionName };
  await writeAudit(ctx, { subject: `user ${userId}`, before: null, after, by });
  return accountId;
}

/** The name before the @ where it can be an account's and is free, else with digits behind it. */
async function freeAccountNo(ctx: Ctx, wanted: string): Promise<string> {
  const plain = wanted.replace(/[^A-Za-z0-9_]/g, '_').replace(/^[^A-Za-z]+/, '');
  if (!accountNoRule(plain) && !(await isAccountNoUsed(ctx, plain))) return plain;
  return `${plain.slice(0, 11) || 'user'}_${randomInt(10_000_000, 99_999_999)}`;
}
