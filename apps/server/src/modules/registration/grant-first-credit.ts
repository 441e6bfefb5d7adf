import { creditFieldsOf, needsSecondPerson } from '@jicai/domain/payments/credit-limits.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { writeAudit } from '../audit/index.ts';
import { requestChange } from '../changes/index.ts';
import { getCreditOptions, noGrant, saveGrant } from '../finance/index.ts';

/**
 * The credit an enterprise is let in with. Beyond what one operator gives alone it waits for a second one; then the id of
 * that request (docs/domain/credit.md §3).
 */
export async function grantFirstCredit(
  ctx: SignedInCtx,
  { customerId, customerName, limitFen }: { customerId: string; customerName: string; limitFen: number },
): Promise<string | undefined> {
  const grant = { ...noGrant, limitFen };
  const [before, after] = [creditFieldsOf(noGrant), creditFieldsOf(grant)];
  if (needsSecondPerson(noGrant, grant, await getCreditOptions(ctx))) {
    const { changeId } = await requestChange(ctx, {
      kind: 'customer.credit',
      subjectId: customerId,
      subjectName: customerName,
      before: { ...before },
      after: { ...after },
      reason: '入驻授信',
    });
    return changeId;
  }
  await saveGrant(ctx, customerId, grant);
  await writeAudit(ctx, { subject: `customer ${customerId}`, before, after: { ...after, reason: '入驻授信' } });
  return undefined;
}
