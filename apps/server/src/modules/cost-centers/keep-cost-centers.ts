import { costCenterUsed, mostCostCenters } from '@jicai/domain/people/cost-center-form.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { lockEnterprise } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import {
  type CostCenterRow,
  deleteCostCenter,
  insertCostCenter,
  lockCostCenter,
  selectCostCenters,
  updateCostCenter,
} from './cost-centers.store.ts';

interface Named {
  costCenterId: string;
  version: number | undefined;
}
interface Changed {
  costCenterId: string;
  version: number;
}

/** One more on the list of the caller's enterprise; refused at code for one that is on it already. */
export async function addCostCenter(
  ctx: SignedInCtx,
  { code, title }: { code: string; title: string },
): Promise<Changed> {
  await lockEnterprise(ctx);
  const held = await selectCostCenters(ctx);
  if (held.some((one) => one.code === code)) throw badField('code', costCenterUsed);
  if (held.length >= mostCostCenters) throw refuse.failed({ text: `成本中心最多${mostCostCenters}个` });
  const costCenterId = await insertCostCenter(ctx, { code, title });
  await writeAudit(ctx, { subject: `cost center ${costCenterId}`, before: {}, after: { code, title } });
  return { costCenterId, version: 1 };
}

/** What it is called, and whether it is offered. Its code stays: orders and statements were booked on it. */
export async function editCostCenter(
  ctx: SignedInCtx,
  { costCenterId, version, title, isActive }: Named & { title: string; isActive: boolean },
): Promise<Changed> {
  const held = await getForWrite(ctx, { costCenterId, version });
  const values = { title, isActive };
  await updateCostCenter(ctx, costCenterId, values);
  await writeAudit(ctx, {
    subject: `cost center ${costCenterId}`,
    before: { title: held.title, isActive: held.isActive },
    after: values,
  });
  return { costCenterId, version: held.version + 1 };
}

/** Off the list; orders keep its code. */
export async function removeCostCenter(ctx: SignedInCtx, named: Named): Promise<void> {
  const { code, title } = await getForWrite(ctx, named);
  await deleteCostCenter(ctx, named.costCenterId);
  await writeAudit(ctx, { subject: `cost center ${named.costCenterId}`, before: { code, title }, after: {} });
}

async function getForWrite(ctx: SignedInCtx, { costCenterId, version }: Named): Promise<CostCenterRow> {
  const held = await lockCostCenter(ctx, costCenterId);
  if (!held) throw refuse.notFound();
  if (version !== held.version) throw refuse.outdated();
  return held;
}

/** What who orders may choose from; undefined where the enterprise keeps no list, or offers nothing of it. */
export async function findOfferedCostCenters(ctx: SignedInCtx): Promise<{ code: string; title: string }[] | undefined> {
  const offered = (await selectCostCenters(ctx)).filter(({ isActive }) => isActive);
  return offered.length > 0 ? offered.map(({ code, title }) => ({ code, title })) : undefined;
}

/** Refuses a cost centre that is not on the list of an enterprise that keeps one; '' is none. */
export async function checkCostCenter(ctx: SignedInCtx, code: string): Promise<void> {
  if (code === '') return;
  const offered = await findOfferedCostCenters(ctx);
  if (offered && !offered.some((one) => one.code === code)) throw badField('costCenter', '请从成本中心清单中选择');
}
