import type { BodyOf } from '@jicai/contract/index.ts';
import { lookFaults } from '@jicai/domain/shop/look-form.ts';
import { afterEnd, liveOf, lookStates, mostPlans, planFault } from '@jicai/domain/shop/look-plan.ts';
import { fromShanghai, shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { addTimer } from '../../jobs/enqueue.ts';
import { writeAudit } from '../audit/index.ts';
import { listCategoryIds } from '../catalog/index.ts';
import { planOf } from './look-plan.wire.ts';
import {
  insertFirstVersion,
  selectVersions,
  updateLiveLook,
  updatePublished,
  updateVersion,
  type VersionRow,
} from './look-versions.store.ts';
import { liveLook, lockDraft } from './studio.ts';

/**
 * Makes the draft live as the next version, at once or at its time (docs/domain/catalog.md §15). Refused with notFound
 * without a draft, outdated, and badInput by its first fault or its times.
 */
export async function publish(
  ctx: SignedInCtx,
  input: BodyOf<'/api/OpsStudio/Publish'>['data'],
): Promise<{ versionNo: number }> {
  const { changedMs, note } = input;
  const draft = await lockDraft(ctx, changedMs);
  if (!draft) throw refuse.notFound();
  const [fault] = lookFaults(draft.look, await listCategoryIds(ctx));
  if (fault) throw badField(fault.block === undefined ? 'look' : `blocks.${fault.block}`, fault.text);
  const { beginsAt, endsAt } = timesOf(ctx, input);
  const versions = await selectVersions(ctx, { isLocked: true });
  if (beginsAt && versions.filter(({ state }) => state === lookStates.planned).length >= mostPlans)
    throw badField('beginTime', `最多 ${mostPlans} 个定时发布`);
  const firstId = versions.length === 0 ? await insertFirstVersion(ctx, await liveLook(ctx), '使用页面装修之前') : null;
  const versionNo = (versions[0]?.versionNo ?? 1) + 1;
  await updatePublished(ctx, draft.id, {
    versionNo,
    note,
    state: beginsAt ? lookStates.planned : lookStates.published,
    liveAt: beginsAt ? null : ctx.now,
    beginsAt,
    endsAt,
    beforeId: beginsAt ? null : (firstId ?? liveIdOf(versions)),
  });
  if (beginsAt) await addTimer(ctx, { kind: 'look.begin', subject: draft.id, dueAt: beginsAt });
  else await updateLiveLook(ctx, draft.look);
  if (endsAt) await addTimer(ctx, { kind: 'look.end', subject: draft.id, dueAt: endsAt });
  const told = {
    版本: versionNo,
    说明: note,
    发布时间: beginsAt && shanghaiTime(beginsAt),
    换回时间: endsAt && shanghaiTime(endsAt),
  };
  await writeAudit(ctx, { subject: `look ${versionNo}`, before: null, after: told });
  return { versionNo };
}

function timesOf(
  { now }: Ctx,
  { beginTime, endTime }: { beginTime?: string | undefined; endTime?: string | undefined },
): { beginsAt: Date | null; endsAt: Date | null } {
  const instantAt = (field: string, text: string | undefined) => {
    const at = text === undefined ? null : fromShanghai(text);
    if (at === undefined) throw badField(field, '请填写正确的时间');
    return at;
  };
  const times = { beginsAt: instantAt('beginTime', beginTime), endsAt: instantAt('endTime', endTime) };
  const fault = planFault(times, now);
  if (fault) throw badField(fault.field, fault.text);
  return times;
}

const liveIdOf = (versions: readonly VersionRow[]): string | null => liveOf(versions.map(planOf))?.versionId ?? null;

/** What waits never comes; what is live stays beyond its end. Refused with notFound, and stateChanged for others. */
export async function cancelPlan(ctx: SignedInCtx, versionId: string): Promise<void> {
  const versions = await selectVersions(ctx, { isLocked: true });
  const version = versions.find(({ id }) => id === versionId);
  if (!version) throw refuse.notFound();
  const isWaiting = version.state === lookStates.planned;
  if (!isWaiting && (version.endsAt === null || liveIdOf(versions) !== versionId))
    throw refuse.stateChanged({ text: '这个版本已经上线或取消，请刷新页面' });
  await updateVersion(ctx, versionId, isWaiting ? { state: lookStates.cancelled } : { endsAt: null });
  const [what, at] = isWaiting ? ['发布时间', version.beginsAt] : ['换回时间', version.endsAt];
  await writeAudit(ctx, {
    subject: `look ${version.versionNo}`,
    before: { [what]: at && shanghaiTime(at) },
    after: { [what]: '已取消' },
  });
}

/** Timer `look.begin`. */
export async function beginLook(ctx: Ctx, versionId: string): Promise<void> {
  const versions = await selectVersions(ctx, { isLocked: true });
  const version = versions.find(({ id }) => id === versionId);
  if (version?.state !== lookStates.planned) return;
  const beforeId = liveIdOf(versions);
  await updateVersion(ctx, versionId, {
    state: lookStates.published,
    liveAt: ctx.now,
    publishedAt: ctx.now,
    beforeId,
  });
  await updateLiveLook(ctx, version.look);
  await writeAudit(ctx, { subject: `look ${version.versionNo}`, before: null, after: { 上线: '按时发布' } });
}

/** Timer `look.end`. Nothing where something else is live by now, or the end was cancelled. */
export async function endLook(ctx: Ctx, versionId: string): Promise<void> {
  const versions = await selectVersions(ctx, { isLocked: true });
  const next = afterEnd(versions.map(planOf), versionId, ctx.now);
  const version = versions.find(({ id }) => id === next?.versionId);
  if (!version) return;
  await updateVersion(ctx, version.id, { liveAt: ctx.now });
  await updateLiveLook(ctx, version.look);
  await writeAudit(ctx, { subject: `look ${version.versionNo}`, before: null, after: { 上线: '到期换回' } });
}
