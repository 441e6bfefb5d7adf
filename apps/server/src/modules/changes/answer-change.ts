import { type ChangeKind, changeStates } from '@jicai/domain/shop/change-states.ts';
import { lengthOf } from '@jicai/domain/forms/text.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { requireVersion } from '../orders/index.ts';
import { type ChangeRow, lockChange, selectChange, updateChange } from './changes.store.ts';

/** What a kind of change knows of its subjects. */
export interface ChangeSubject {
  /** Locks the subject and reads what a change was asked against; refused as notFound when it is gone. */
  lock(ctx: Ctx, subjectId: string, after: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** Makes the change, by the rules that hold now. */
  apply(ctx: SignedInCtx, change: Pick<ChangeRow, 'subjectId' | 'after' | 'requesterId'>): Promise<void>;
}
export type ChangeSubjects = Record<ChangeKind, ChangeSubject>;

interface ChangeAnswer {
  changeId: string;
  isAgree: boolean;
  reason?: string | undefined;
  version?: number | undefined;
}

/**
 * 复核: another person than who asked confirms a change, which is made at once, or refuses it with a reason. Refused as forbidden for who asked,
 * statementChanged when it waits no more or its subject is no longer what it was.
 */
export async function answerChange(
  ctx: SignedInCtx,
  subjects: ChangeSubjects,
  answer: ChangeAnswer,
): Promise<ChangeRow> {
  const { changeId, isAgree, reason = '' } = answer;
  const named = await selectChange(ctx, changeId);
  if (!named) throw refuse.notFound();
  const subject = subjects[named.kind];
  // The subject before the request: who asks for a change holds its subject too.
  const current = await subject.lock(ctx, named.subjectId, named.after);
  const change = await lockWaiting(ctx, answer);
  if (change.requesterId === ctx.actor.accountId) throw refuse.forbidden({ text: '提交人不能复核自己的变更' });
  if (!isAgree && lengthOf(reason) < 2) throw badField('reason', '请填写驳回原因');
  const { accountId: checkerId, userName: checkerName } = ctx.actor;
  const state = isAgree ? changeStates.inForce : changeStates.refused;
  if (isAgree) {
    if (!isDeepStrictEqual(current, change.before)) {
      throw refuse.statementChanged({ text: '变更对象已发生变化，请撤回后重新提交' });
    }
    await subject.apply(ctx, change);
  }
  await updateChange(ctx, changeId, { state, checkerId, checkerName, answer: reason });
  await writeAudit(ctx, {
    subject: `change ${changeId}`,
    before: { state: changeStates.waiting },
    after: { state, reason },
  });
  return { ...change, state, version: change.version + 1 };
}

/** 撤回: who asked takes it back. Refused as forbidden for anybody else. */
export async function withdrawChange(
  ctx: SignedInCtx,
  input: { changeId: string; version?: number | undefined },
): Promise<ChangeRow> {
  const change = await lockWaiting(ctx, input);
  if (change.requesterId !== ctx.actor.accountId) throw refuse.forbidden({ text: '只有提交人可以撤回' });
  await updateChange(ctx, input.changeId, { state: changeStates.withdrawn });
  await writeAudit(ctx, {
    subject: `change ${input.changeId}`,
    before: { state: changeStates.waiting },
    after: { state: changeStates.withdrawn },
  });
  return { ...change, state: changeStates.withdrawn, version: change.version + 1 };
}

async function lockWaiting(
  ctx: Ctx,
  { changeId, version }: { changeId: string; version?: number | undefined },
): Promise<ChangeRow> {
  const change = await lockChange(ctx, changeId);
  if (!change) throw refuse.notFound();
  if (change.state !== changeStates.waiting) throw refuse.statementChanged({ text: '该变更已处理' });
  requireVersion(change, version);
  return change;
}
