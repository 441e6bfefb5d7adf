import {
  type CreditFields,
  creditFieldsOf,
  type CreditGrant,
  needsSecondPerson,
} from '@jicai/domain/payments/credit-limits.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { fromShanghai } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { type ChangeSubject, requestChange, requireNoneWaiting } from '../changes/index.ts';
import { getCreditOptions, lockGrant, noGrant, saveGrant } from '../finance/index.ts';
import { lockCustomerFile, updateCustomerFile } from './customer-file.store.ts';
import { type FileChanged, holdOpenFile, type NamedFile } from './hold-file.ts';

const kind = 'customer.credit';

/**
 * Sets limit, temporary limit and freeze. What gives more than one operator gives alone changes nothing yet: it waits for a
 * second one (docs/domain/credit.md §3). Refused as notFound, outdated, badInput at tempUntil, statementChanged while a
 * change of the credit waits.
 */
export async function setCredit(
  ctx: SignedInCtx,
  { reason, ...input }: NamedFile & CreditFields & { reason: string },
): Promise<FileChanged> {
  const file = await holdOpenFile(ctx, input);
  await requireNoneWaiting(ctx, { kind, subjectId: file.customerId });
  const from = (await lockGrant(ctx, file.customerId)) ?? noGrant;
  const to = grantOf(ctx, input);
  const [before, after] = [creditFieldsOf(from), creditFieldsOf(to)];
  if (needsSecondPerson(from, to, await getCreditOptions(ctx))) {
    const change = { kind, subjectId: file.customerId, subjectName: file.customerName, before, after, reason } as const;
    const { changeId } = await requestChange(ctx, { ...change, before: { ...before }, after: { ...after } });
    return { version: file.version, changeId };
  }
  await saveGrant(ctx, file.customerId, to);
  await writeAudit(ctx, { subject: `customer ${file.customerId}`, before, after: { ...after, reason } });
  return { version: await updateCustomerFile(ctx, file) };
}

/** The same change after a second person has confirmed it. */
export const creditChange: ChangeSubject = {
  async lock(ctx, customerId) {
    if (!(await lockCustomerFile(ctx, customerId))) throw refuse.notFound();
    return { ...creditFieldsOf((await lockGrant(ctx, customerId)) ?? noGrant) };
  },
  async apply(ctx, { subjectId, after }) {
    const file = await lockCustomerFile(ctx, subjectId);
    if (!file) throw refuse.notFound();
    const from = (await lockGrant(ctx, subjectId)) ?? noGrant;
    // Stored by setCredit; a temporary limit whose last day has passed meanwhile is refused again.
    const to = grantOf(ctx, after as unknown as CreditFields);
    await saveGrant(ctx, subjectId, to);
    await writeAudit(ctx, {
      subject: `customer ${subjectId}`,
      before: creditFieldsOf(from),
      after: creditFieldsOf(to),
    });
    await updateCustomerFile(ctx, file);
  },
};

/** A temporary limit lasts to the end of its last day in Shanghai, a year at most. */
function grantOf(ctx: Ctx, { limitFen, tempFen, tempUntil, isFrozen }: CreditFields): CreditGrant {
  if (tempFen === 0) return { limitFen, tempFen: 0, tempUntil: null, isFrozen };
  const lastDay = fromShanghai(tempUntil);
  if (!lastDay) throw badField('tempUntil', '请选择临时额度的截止日期');
  const ends = new Date(lastDay.getTime() + dayMs);
  if (ends <= ctx.now) throw badField('tempUntil', '截止日期不能早于今天');
  if (ends.getTime() > ctx.now.getTime() + 366 * dayMs) throw badField('tempUntil', '临时额度最长一年');
  return { limitFen, tempFen, tempUntil: ends, isFrozen };
}
