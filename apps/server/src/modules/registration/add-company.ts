import type { BodyOf } from '@jicai/contract/index.ts';
import { maskedMobile } from '@jicai/domain/people/privacy.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { createApplicant, isTaxNoUsed, openEnterprise } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import { setFirstPassword } from '../auth/index.ts';
import { selectTaxNoHolder } from './registrations.store.ts';

/**
 * A customer company that an operator makes by hand, with its first administrator, who must change the given password when
 * he signs in (docs/domain/accounts.md §16). Refused as enterpriseTaken for a credit code that is in use or under review,
 * accountTaken, mobileTaken, weakPassword.
 */
export async function addCompany(
  ctx: SignedInCtx,
  form: BodyOf<'/api/OpsCustomer/AddCompany'>['data'],
): Promise<{ customerId: string }> {
  const { customerName: name, taxNo, contactName, mobile, accountNo, accountPwd, termKind, termDays } = form;
  if ((await isTaxNoUsed(ctx, taxNo)) || (await selectTaxNoHolder(ctx, taxNo))) throw refuse.enterpriseTaken();
  const applicant = await createApplicant(ctx, { accountNo, to: { mobile }, userName: contactName });
  const owner = { accountId: applicant.accountId, accountNo, mobile, names: [contactName, name] };
  await setFirstPassword(ctx, owner, accountPwd, { mustChange: true });
  const enterprise = { name, taxNo, contactName, areaCode: '', address: '', termKind, termDays };
  const customerId = await openEnterprise(ctx, { applicant, enterprise });
  await writeAudit(ctx, {
    subject: `customer ${customerId}`,
    before: null,
    after: { name, taxNo, accountNo, mobile: maskedMobile(mobile), mustChangePwd: true },
  });
  return { customerId };
}
