import { enterpriseItself, pathOf, refusedChild, refusedMove } from '@jicai/domain/people/org-tree.ts';
import { orgNameUsed } from '@jicai/domain/people/organisation-form.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { lockEnterprise } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import { requireVersion } from '../orders/index.ts';
import {
  deleteOrgUnit,
  insertOrgUnit,
  type OrgUnitRow,
  selectColleagues,
  selectOrgUnits,
  selectRuleAskingFor,
  updateOrgUnit,
} from './organisation.store.ts';
import { replaceReceivers, selectReceivers } from './receivers.store.ts';

interface OrgForm {
  orgName: string;
  leaderUserId?: string | undefined;
  /** Absent: as it was. */
  receiverUserIds?: readonly string[] | undefined;
  /** Absent: behind its siblings, or where it was. */
  sortNo?: number | undefined;
}

interface Changed {
  orgId: string;
  version: number;
}

const tooDeep = '部门最多六级';

/** A new department below another, or below the enterprise itself. */
export async function addDepartment(ctx: SignedInCtx, form: OrgForm & { parentId: string }): Promise<Changed> {
  const units = await lockUnits(ctx);
  const { orgName: name, parentId } = form;
  requireParent(units, parentId);
  if (refusedChild(units, parentId)) throw badField('parentId', tooDeep);
  requireFreeName(units, { orgName: name, parentId });
  const leaderUserId = await requireLeader(ctx, form.leaderUserId);
  const receiverUserIds = await requireReceivers(ctx, form.receiverUserIds ?? [], []);
  const values = { name, parentId, leaderUserId, sortNo: form.sortNo ?? lastPlace(units, parentId) };
  const orgId = await insertOrgUnit(ctx, values);
  await replaceReceivers(ctx, orgId, receiverUserIds);
  await writeAudit(ctx, { subject: `department ${orgId}`, before: {}, after: { ...values, receiverUserIds } });
  return { orgId, version: 1 };
}

/**
 * Name, leader, receivers and place among its siblings. Orders under approval keep who was asked
 * (docs/domain/approvals.md §1).
 */
export async function editDepartment(
  ctx: SignedInCtx,
  { orgId, version, ...form }: OrgForm & { orgId: string; version: number | undefined },
): Promise<Changed> {
  const units = await lockUnits(ctx);
  const unit = getUnit(units, orgId);
  requireVersion(unit, version);
  requireFreeName(units, { ...unit, orgName: form.orgName });
  // A leader who has left may stay until somebody names another.
  const isLedAsBefore = (form.leaderUserId ?? '') === unit.leaderUserId;
  const leaderUserId = isLedAsBefore ? unit.leaderUserId || null : await requireLeader(ctx, form.leaderUserId);
  const named = await namedAt(ctx, orgId);
  const receiverUserIds = await requireReceivers(ctx, form.receiverUserIds ?? named, named);
  const values = { name: form.orgName, leaderUserId, sortNo: form.sortNo ?? unit.sortNo };
  await updateOrgUnit(ctx, orgId, values);
  await replaceReceivers(ctx, orgId, receiverUserIds);
  await writeAudit(ctx, {
    subject: `department ${orgId}`,
    before: { ...traitsOf(unit), receiverUserIds: named },
    after: { ...values, receiverUserIds },
  });
  return { orgId, version: unit.version + 1 };
}

/** Below another department, with everything below it, as the last of its new siblings. */
export async function moveDepartment(
  ctx: SignedInCtx,
  { orgId, version, parentId }: { orgId: string; version: number | undefined; parentId: string },
): Promise<Changed> {
  const units = await lockUnits(ctx);
  const unit = getUnit(units, orgId);
  requireVersion(unit, version);
  if (unit.parentId === parentId) return { orgId, version: unit.version };
  requireParent(units, parentId);
  const why = refusedMove(units, { orgId, parentId });
  if (why) throw badField('parentId', why === 'cycle' ? '不能移动到本部门或其下级部门' : tooDeep);
  requireFreeName(units, { ...unit, parentId });
  await updateOrgUnit(ctx, orgId, { parentId, sortNo: lastPlace(units, parentId) });
  await writeAudit(ctx, { subject: `department ${orgId}`, before: { parentId: unit.parentId }, after: { parentId } });
  return { orgId, version: unit.version + 1 };
}

/** Takes away a department that nothing and nobody belongs to; failed with the reason otherwise. */
export async function removeDepartment(
  ctx: SignedInCtx,
  { orgId, version }: { orgId: string; version: number | undefined },
): Promise<void> {
  const units = await lockUnits(ctx);
  const unit = getUnit(units, orgId);
  requireVersion(unit, version);
  if (units.some((one) => one.parentId === orgId)) throw refuse.failed({ text: '该部门下还有子部门，不能删除' });
  if (unit.userCount > 0) throw refuse.failed({ text: '该部门下还有用户，不能删除' });
  const ruleName = await selectRuleAskingFor(ctx, orgId);
  if (ruleName !== undefined) throw refuse.failed({ text: `审批规则“${ruleName}”正在使用该部门，不能删除` });
  await replaceReceivers(ctx, orgId, []);
  await deleteOrgUnit(ctx, orgId);
  await writeAudit(ctx, { subject: `department ${orgId}`, before: traitsOf(unit), after: {} });
}

/** All departments of the enterprise, held until this call has ended, so that two moves never make a circle. */
async function lockUnits(ctx: SignedInCtx): Promise<OrgUnitRow[]> {
  await lockEnterprise(ctx);
  return selectOrgUnits(ctx);
}

function getUnit(units: readonly OrgUnitRow[], orgId: string): OrgUnitRow {
  const unit = units.find((one) => one.orgId === orgId);
  if (!unit) throw refuse.notFound();
  return unit;
}

function requireParent(units: readonly OrgUnitRow[], parentId: string): void {
  if (parentId !== enterpriseItself && pathOf(units, parentId).length === 0) throw refuse.notFound();
}

function requireFreeName(
  units: readonly OrgUnitRow[],
  { orgId, orgName, parentId }: { orgId?: string; orgName: string; parentId: string },
): void {
  const isUsed = units.some((one) => one.parentId === parentId && one.orgName === orgName && one.orgId !== orgId);
  if (isUsed) throw badField('orgName', orgNameUsed);
}

async function requireLeader(ctx: SignedInCtx, userId: string | undefined): Promise<string | null> {
  if (userId === undefined) return null;
  if ((await selectColleagues(ctx, userId)).length === 0) throw badField('leaderUserId', '负责人不存在');
  return userId;
}

const namedAt = async (ctx: SignedInCtx, orgId: string): Promise<string[]> =>
  (await selectReceivers(ctx)).filter((one) => one.orgId === orgId).map((one) => one.userId);

/** Each once; who is named already may stay although he cannot sign in for a while. */
async function requireReceivers(
  ctx: SignedInCtx,
  wanted: readonly string[],
  named: readonly string[],
): Promise<string[]> {
  const userIds = [...new Set(wanted)];
  if (userIds.every((userId) => named.includes(userId))) return userIds;
  const known = new Set([...named, ...(await selectColleagues(ctx)).map((one) => one.userId)]);
  if (!userIds.every((userId) => known.has(userId))) throw badField('receiverUserIds', '验收人不存在');
  return userIds;
}

const lastPlace = (units: readonly OrgUnitRow[], parentId: string): number =>
  1 + Math.max(0, ...units.filter((unit) => unit.parentId === parentId).map((unit) => unit.sortNo));

const traitsOf = ({ orgName: name, parentId, leaderUserId, sortNo }: OrgUnitRow) => ({
  name,
  parentId,
  leaderUserId: leaderUserId || null,
  sortNo,
});
