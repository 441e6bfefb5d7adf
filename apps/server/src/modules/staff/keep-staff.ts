import type { BodyOf } from '@jicai/contract/index.ts';
import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { maskedMobile } from '@jicai/domain/people/privacy.ts';
import { userStates, userStateTexts } from '@jicai/domain/people/user-rules.ts';
import { ownMobileByOthers, staffTypes, staffTypeTexts, whyRolesRefused } from '@jicai/domain/shop-side/staff-rules.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { endSessionsOf, setFirstPassword, setTemporaryPassword } from '../auth/index.ts';
import { insertStaff, selectSuppliers, updateStaff, updateStaffAccount } from './change-staff.store.ts';
import { grantableRoles, type LockedStaff, lockStaff, permissionsOf, roleNamesOf } from './managed-staff.ts';
import { lockOperators, type StaffRow } from './staff-list.store.ts';
import { selectOwnRoles } from './staff-roles.store.ts';

interface Changed {
  userId: string;
  version: number;
}

/**
 * Somebody new of the shop's side, who must change the given password when he signs in. Refused as accountTaken,
 * mobileTaken and weakPassword at their fields, forbidden for a role beyond the caller's own permissions.
 */
export async function addStaff(ctx: SignedInCtx, form: BodyOf<'/api/OpsStaff/Add'>['data']): Promise<Changed> {
  const { accountNo, accountPwd, userName: name, mobile, accountType } = form;
  await lockOperators(ctx);
  const own = await selectOwnRoles(ctx);
  const shopRoles = grantableRoles(ctx, form, own);
  const supplier = await supplierOf(ctx, form);
  const supplierId = supplier?.supplierId ?? null;
  const [accountId, userId] = [ctx.newId(), ctx.newId()];
  await insertStaff(ctx, { accountId, userId, accountNo, mobile, name, accountType, supplierId, shopRoles });
  await setFirstPassword(ctx, { accountId, accountNo, mobile, names: [name] }, accountPwd, { mustChange: true });
  const after = {
    accountNo,
    name,
    mobile: maskedMobile(mobile),
    accountType: staffTypeTexts[accountType],
    ...(supplier && { supplierName: supplier.supplierName }),
    roleNames: roleNamesOf(shopRoles, own),
  };
  await writeAudit(ctx, { subject: `staff ${userId}`, before: null, after });
  return { userId, version: 1 };
}

/** A supplier's account belongs to one supplier of the shop, an operator's to none. A supplier adds its own people alone. */
async function supplierOf(
  ctx: SignedInCtx,
  { accountType, supplierId }: Pick<BodyOf<'/api/OpsStaff/Add'>['data'], 'accountType' | 'supplierId'>,
) {
  const { actor } = ctx;
  const isBySupplier = actor.accountType === accountTypes.supplier;
  if (accountType === staffTypes.operator) {
    if (isBySupplier) throw refuse.forbidden();
    return undefined;
  }
  const wanted = isBySupplier ? actor.supplierId : supplierId;
  const found = (await selectSuppliers(ctx)).find((one) => one.supplierId === wanted);
  if (!found) throw badField('supplierId', '请选择供应商');
  return found;
}

/** Name and roles, and the mobile where one is given; the new roles count from his next call on. */
export async function editStaff(ctx: SignedInCtx, form: BodyOf<'/api/OpsStaff/Edit'>['data']): Promise<Changed> {
  const { userName: name, mobile } = form;
  const locked = await lockStaff(ctx, form, 'edit');
  const { staff, own } = locked;
  const shopRoles = rolesFor(ctx, locked, form.roles);
  const isNewMobile = mobile !== '' && mobile !== staff.mobile;
  if (isNewMobile) await setMobile(ctx, locked, mobile);
  ctx.deps.recentActors.forget(staff.accountId, ctx.now);
  const [before, after] = [
    { name: staff.userName, roleNames: roleNamesOf(staff.roles, own) },
    { name, roleNames: roleNamesOf(shopRoles, own) },
  ];
  return finish(ctx, staff, {
    part: { name, shopRoles },
    before: { ...before, ...(isNewMobile && { mobile: maskedMobile(staff.mobile ?? '') }) },
    after: { ...after, ...(isNewMobile && { mobile: maskedMobile(mobile) }) },
  });
}

/** The roles somebody may hold from now on; roles that stay as they were are never refused. */
function rolesFor(ctx: SignedInCtx, { staff, standing, own }: LockedStaff, asked: readonly string[]): string[] {
  const { accountType } = staff;
  const roles = grantableRoles(ctx, { accountType, roles: asked }, own);
  const text = whyRolesRefused(standing, { roles, permissions: permissionsOf({ accountType, roles }, own) });
  if (text !== '') throw refuse.failed({ text, fields: [{ field: 'roles', msg: text }] });
  return roles;
}

async function setMobile(ctx: SignedInCtx, { staff, standing }: LockedStaff, mobile: string): Promise<void> {
  // Who finds a session left open must not make the account his own.
  if (standing.isSelf)
    throw refuse.failed({ text: ownMobileByOthers, fields: [{ field: 'mobile', msg: ownMobileByOthers }] });
  await updateStaffAccount(ctx, staff.accountId, { mobile });
}

/** 启用 or 停用; who is stopped is signed out at once. */
export async function setStaffState(
  ctx: SignedInCtx,
  input: BodyOf<'/api/OpsStaff/SetState'>['data'],
): Promise<Changed> {
  const isStop = input.userState === userStates.disabled;
  const { staff } = await lockStaff(ctx, input, isStop ? 'disable' : 'edit');
  await updateStaffAccount(ctx, staff.accountId, { state: input.userState });
  if (isStop) await endSessionsOf(ctx, staff.accountId);
  return finish(ctx, staff, {
    before: { userState: userStateTexts[staff.userState] },
    after: { userState: userStateTexts[input.userState] },
  });
}

/** A password for once; everybody who signed in with the old one is signed out. Refused as weakPassword. */
export async function resetStaffPassword(
  ctx: SignedInCtx,
  input: BodyOf<'/api/OpsStaff/ResetPwd'>['data'],
): Promise<Changed> {
  const { staff } = await lockStaff(ctx, input, 'resetPwd');
  await setTemporaryPassword(ctx, staff.accountId, input.accountPwd);
  return finish(ctx, staff, { before: null, after: { mustChangePwd: true } });
}

/** Counts the change of somebody who is locked and records it. */
async function finish(
  ctx: SignedInCtx,
  { userId, version }: StaffRow,
  { part = {}, before, after }: { part?: Parameters<typeof updateStaff>[2]; before: unknown; after: unknown },
): Promise<Changed> {
  const changed = await updateStaff(ctx, { userId, version }, part);
  // The person himself may have changed his name meanwhile.
  if (changed === undefined) throw refuse.outdated();
  await writeAudit(ctx, { subject: `staff ${userId}`, before, after });
  return { userId, version: changed };
}
