import { type SyncReason, syncReasonTexts } from '@jicai/domain/people/directory/sync-lines.ts';
import { isWithinRights, userStates } from '@jicai/domain/people/user-rules.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { Refusal } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { insertIdentity, selectLinkedAccounts } from '../auth/index.ts';
import { admitMembers, selectRolesOf, type SignOnConnection } from '../sign-on/index.ts';
import { moveUsers, setUserState } from '../users/index.ts';
import { selectActiveMembers, selectHouseUnits, selectUsedMobiles } from './house.store.ts';
import type { LineRow, Outcome } from './lines.store.ts';

/**
 * Does lines of people, each as far as it still fits: somebody may have signed in, been stopped or got another role since. The
 * caller holds the locks of the enterprise and of the connection.
 */
export async function applyPeople(
  ctx: SignedInCtx,
  connection: SignOnConnection,
  lines: readonly LineRow[],
): Promise<Outcome[]> {
  const { customerId } = connection;
  const of = (kind: LineRow['kind']) => lines.filter((line) => line.kind === kind);
  const units = await selectHouseUnits(ctx, customerId);
  const orgIds = new Map(units.map(({ directoryId, orgId }) => [directoryId, orgId]));
  const placeOf = ({ plan: { path = [] } }: LineRow) => path.flatMap((id) => orgIds.get(id) ?? [])[0] ?? null;
  const userIds = lines.flatMap(({ plan }) => plan.userId ?? []);
  const members = new Map((await selectActiveMembers(ctx, customerId, userIds)).map((one) => [one.userId, one]));
  const subjects = lines.flatMap(({ plan }) => plan.person?.subject ?? []);
  const linked = await selectLinkedAccounts(ctx, connection.id, subjects);
  const memberOf = ({ plan }: LineRow) => members.get(plan.userId ?? '');
  const because = (line: LineRow, why: SyncReason): Outcome => ({ lineNo: line.lineNo, why: syncReasonTexts[why] });
  const done = ({ lineNo }: LineRow): Outcome => ({ lineNo, why: '' });

  async function link(line: LineRow): Promise<Outcome> {
    const member = memberOf(line);
    const subject = line.plan.person?.subject ?? '';
    const held = linked.get(subject);
    if (!member || member.isKeeper || (held !== undefined && held !== member.accountId))
      return because(line, 'changed');
    await insertIdentity(ctx, { connectionId: connection.id, subject }, member.accountId);
    await writeAudit(ctx, { subject: `user ${member.userId}`, before: null, after: { signOn: connection.name } });
    return done(line);
  }

  async function stop(line: LineRow): Promise<Outcome> {
    const member = memberOf(line);
    if (!member) return done(line);
    if (member.isKeeper) return because(line, 'keeperGone');
    try {
      await setUserState(ctx, { userId: member.userId, userState: userStates.disabled, version: member.version });
      return done(line);
    } catch (error) {
      if (error instanceof Refusal) return { lineNo: line.lineNo, why: error.message };
      throw error;
    }
  }

  async function add(asked: readonly LineRow[]): Promise<Outcome[]> {
    const role = (await selectRolesOf(ctx, customerId)).find((one) => one.roleId === connection.roleId);
    if (connection.admission !== 'create' || !role || !isWithinRights(role, ctx.actor))
      return asked.map((line) => because(line, 'noRole'));
    const mobiles = asked.flatMap(({ plan }) => plan.person?.mobile || []);
    const used = new Set(mobiles.length > 0 ? await selectUsedMobiles(ctx, mobiles) : []);
    // Who has signed in meanwhile has an account already.
    const fresh = asked.filter(({ plan }) => !linked.has(plan.person?.subject ?? ''));
    const fit = fresh.filter(({ plan }) => !used.has(plan.person?.mobile ?? ''));
    const people = fit.flatMap((line) => (line.plan.person ? [{ ...line.plan.person, orgId: placeOf(line) }] : []));
    if (people.length > 0) await admitMembers(ctx, { connection, roleId: role.roleId }, people);
    return asked.map((line) =>
      fresh.includes(line) && !fit.includes(line) ? because(line, 'mobileTaken') : done(line),
    );
  }

  const outcomes: Outcome[] = [];
  for (const line of of('personLinked')) outcomes.push(await link(line));
  const moving = of('personMoved').filter((line) => memberOf(line));
  const moves = moving.map((line) => ({
    userId: line.plan.userId ?? '',
    from: memberOf(line)?.orgId ?? null,
    to: placeOf(line),
  }));
  const moved = moves.filter(({ from, to }) => from !== to);
  if (moved.length > 0) await moveUsers(ctx, moved);
  outcomes.push(...of('personMoved').map((line) => (memberOf(line) ? done(line) : because(line, 'changed'))));
  for (const line of of('personGone')) outcomes.push(await stop(line));
  const asked = of('personNew');
  if (asked.length > 0) outcomes.push(...(await add(asked)));
  return outcomes;
}
