import { releaseEnd } from '@jicai/domain/payments/credit-limits.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { type ChangeSubject, requestChange } from '../changes/index.ts';
import { findCredit, saveRelease } from '../finance/index.ts';
import { lockCustomerFile, updateCustomerFile } from './customer-file.store.ts';
import { type FileChanged, holdOpenFile, type NamedFile } from './hold-file.ts';

/**
 * 临时放行: asks a second person to let an overdue customer buy on account for `days`, counted from the confirmation.
 * Refused as notFound, outdated, statementChanged where nothing is overdue or a release waits already.
 */
export async function releaseOverdue(
  ctx: SignedInCtx,
  { days, reason, ...named }: NamedFile & { days: number; reason: string },
): Promise<FileChanged> {
  const file = await holdOpenFile(ctx, named);
  const credit = await findCredit(ctx, file.customerId);
  if (!credit || credit.overdueFen === 0) throw refuse.statementChanged({ text: '该客户没有逾期，无需放行' });
  const { changeId } = await requestChange(ctx, {
    kind: 'customer.release',
    subjectId: file.customerId,
    subjectName: file.customerName,
    before: {},
    after: { releaseDays: days },
    reason,
  });
  return { version: file.version, changeId };
}

/** The release, once confirmed. What is owed changes from day to day, so nothing of it is held against the request. */
export const releaseChange: ChangeSubject = {
  async lock(ctx, customerId) {
    if (!(await lockCustomerFile(ctx, customerId))) throw refuse.notFound();
    return {};
  },
  async apply(ctx, { subjectId, after }) {
    const file = await lockCustomerFile(ctx, subjectId);
    const until = releaseEnd(Number(after['releaseDays']), ctx.now);
    if (!file || !(await saveRelease(ctx, subjectId, until))) throw refuse.notFound();
    await writeAudit(ctx, {
      subject: `customer ${subjectId}`,
      before: {},
      after: { releasedUntil: shanghaiTime(until) },
    });
    await updateCustomerFile(ctx, file);
  },
};
