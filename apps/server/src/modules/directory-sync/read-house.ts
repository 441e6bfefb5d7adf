import { accountStates } from '@jicai/domain/people/account-types.ts';
import type { House } from '@jicai/domain/people/directory/diff-directory.ts';
import type { Creation } from '@jicai/domain/people/directory/diff-people.ts';
import type { Directory } from '@jicai/domain/people/directory/directory.ts';
import { isWithinRights } from '@jicai/domain/people/user-rules.ts';
import { createHash } from 'node:crypto';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { selectRolesOf, type SignOnConnection } from '../sign-on/index.ts';
import { selectForeignSubjects, selectHouseUnits, selectMembers, selectMobilesOfOthers } from './house.store.ts';

/** The enterprise as the caller may change it, and what tells whether it has changed since. */
export interface ReadHouse {
  house: House;
  creation: Creation;
  /** The same whoever reads it. Without mobiles of others, which depend on the list that was read. */
  digest: string;
}

const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** `mobiles` are those of the address list. */
export async function readHouse(
  ctx: SignedInCtx,
  { id: connectionId, customerId, admission, roleId }: SignOnConnection,
  mobiles: readonly string[] = [],
): Promise<ReadHouse> {
  const units = await selectHouseUnits(ctx, customerId);
  const members = await selectMembers(ctx, { customerId, connectionId });
  const roles = new Map((await selectRolesOf(ctx, customerId)).map((role) => [role.roleId, role]));
  const foreign = await selectForeignSubjects(ctx, { customerId, connectionId });
  const taken = mobiles.length > 0 ? await selectMobilesOfOthers(ctx, customerId, mobiles) : [];
  const beyond = new Set([...roles.values()].flatMap((one) => (isWithinRights(one, ctx.actor) ? [] : [one.roleId])));
  const keeping = new Set(
    [...roles.values()].flatMap((one) => (one.permissions.includes('signOn.edit') ? [one.roleId] : [])),
  );
  const people = members.map(({ state, roleIds, accountId: _account, ...member }) => ({
    ...member,
    isActive: state === accountStates.active,
    isKeeper: roleIds.some((one) => keeping.has(one)),
    isAbove: roleIds.some((one) => beyond.has(one)),
    isSelf: member.userId === ctx.actor.userId,
  }));
  const isGiven = roleId !== null && roles.has(roleId) && !beyond.has(roleId);
  const creation = admission === 'link' ? 'linkOnly' : isGiven ? 'yes' : 'noRole';
  return {
    house: { units, people, foreignSubjects: new Set(foreign), takenMobiles: new Set(taken) },
    creation,
    digest: digestOf([units, members, foreign, admission, roleId]),
  };
}

/** Tells two readings of an address list apart, whatever order it was told in. */
export const digestOfDirectory = ({ departments, people, isWhole }: Directory): string =>
  digestOf([
    departments.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    people.toSorted((a, b) => (a.subject < b.subject ? -1 : 1)),
    isWhole,
  ]);
