import {
  changeEndedText,
  type ChangeKind,
  changeKindTexts,
  changeOptionsOf,
  changeStates,
} from '@jicai/domain/shop/change-states.ts';
import { consoleLinks } from '@jicai/domain/shop-side/shop-news.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { selectShopOptions } from '../reference/index.ts';
import { tellShop } from '../messages/index.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { addTimer } from '../../jobs/enqueue.ts';
import { writeAudit } from '../audit/index.ts';
import { insertChange, lockChange, selectWaiting, updateChange } from './changes.store.ts';

export interface ChangeInput {
  kind: ChangeKind;
  subjectId: string;
  subjectName: string;
  /** The subject as it is, as its kind reads it: confirmed only while it still is that. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  reason: string;
  /** Who asks where nobody is signed in: a file goes on after the call that brought it. */
  requester?: { accountId: string; userName: string };
}

/**
 * Writes down what a second person has to confirm; the caller holds the subject. Nothing of it counts until then, and after
 * the days that the shop sets it is withdrawn by itself. Refused as statementChanged while another change of the subject waits.
 */
export async function requestChange(
  ctx: Ctx,
  { requester = requireRequester(ctx), ...input }: ChangeInput,
): Promise<{ changeId: string }> {
  const changeId = ctx.newId();
  const { lifeDays } = changeOptionsOf(await selectShopOptions(ctx));
  const endsAt = new Date(ctx.now.getTime() + lifeDays * dayMs);
  const { accountId: requesterId, userName: requesterName } = requester;
  const isNew = await insertChange(ctx, {
    ...input,
    id: changeId,
    state: changeStates.waiting,
    requesterId,
    requesterName,
    endsAt,
  });
  if (!isNew) throw refuse.statementChanged({ text: '已有待复核的变更，请先复核或撤回' });
  await addTimer(ctx, { kind: 'change.end', subject: changeId, dueAt: endsAt });
  const { kind, before, after, reason } = input;
  await writeAudit(ctx, { subject: `change ${changeId}`, before, after: { kind, ...after, reason } });
  await tellShop(ctx, 'secondPerson', [
    {
      text: `${changeKindTexts[kind]}：${input.subjectName}，${requesterName} 提交，原因：${reason}。`,
      link: consoleLinks.changes,
    },
  ]);
  return { changeId };
}

function requireRequester({ actor }: Ctx): { accountId: string; userName: string } {
  if (!actor) throw new Error('nobody asks for this change');
  return actor;
}

/** Refused as statementChanged while a change of the subject waits: what it would change must not move under it. */
export async function requireNoneWaiting(ctx: Ctx, subject: { kind: ChangeKind; subjectId: string }): Promise<void> {
  if (await selectWaiting(ctx, subject)) throw refuse.statementChanged({ text: '有待复核的变更，请先复核或撤回' });
}

/** Timer `change.end`: nobody has checked it in time. */
export async function endChange(ctx: Ctx, changeId: string): Promise<void> {
  const change = await lockChange(ctx, changeId);
  if (change?.state === changeStates.waiting)
    await updateChange(ctx, changeId, { state: changeStates.withdrawn, answer: changeEndedText(change) });
}
