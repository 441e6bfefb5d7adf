import type { TermKind } from '@jicai/domain/statements/payment-terms.ts';
import { afterRegisterMove } from '@jicai/domain/people/registration.ts';
import { rejectReason } from '@jicai/domain/people/enterprise-form.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { openEnterprise } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import { grantFirstCredit } from './grant-first-credit.ts';
import { lockRegistration, type RegistrationRow, updateRegistration } from './registrations.store.ts';
import { notifyApplicant } from './notify-applicant.ts';

export interface Review {
  registrationId: string;
  isAgree: boolean;
  /** Why it is refused; '' on approval. */
  reason: string;
  version: number | undefined;
  /** How long the enterprise may take to pay what it buys on account. */
  termKind: TermKind;
  termDays: number;
  /** What it may owe, in fen; 0 for no credit. */
  creditLimit: number;
}

/**
 * Decides on a registration, in one transaction with what follows from it: on approval customer, department, roles and
 * administrator. Refused as forbidden for credit by who may give none, notFound, alreadyDecided when it is decided, outdated for another version than was read, badInput at reason, enterpriseTaken.
 */
export async function auditRegister(
  ctx: SignedInCtx,
  { registrationId, isAgree, reason, version, termKind, termDays, creditLimit }: Review,
) {
  if (creditLimit > 0 && !ctx.actor.shopPermissions.has('ops.customer.credit'))
    throw refuse.forbidden({ text: '没有授信的权限' });
  const held = await lockRegistration(ctx, registrationId);
  if (!held) throw refuse.notFound();
  const state = afterRegisterMove(isAgree ? 'approve' : 'reject', held.state);
  if (!state) throw refuse.alreadyDecided({ text: '该申请已处理，请刷新' });
  if (version === undefined || version !== held.version) throw refuse.outdated();
  const reasonFault = isAgree ? undefined : rejectReason(reason);
  if (reasonFault) throw badField('reason', reasonFault);
  const enterprise = { ...enterpriseOf(held), termKind, termDays };
  const customerId = isAgree ? await openEnterprise(ctx, { applicant: held, enterprise }) : null;
  const changeId =
    customerId && creditLimit > 0
      ? await grantFirstCredit(ctx, { customerId, customerName: held.customerName, limitFen: creditLimit })
      : undefined;
  const rejected = isAgree ? '' : reason;
  const next = await updateRegistration(ctx, held.id, {
    state,
    customerId,
    rejectReason: rejected,
    auditorName: ctx.actor.userName,
    auditedAt: ctx.now,
  });
  await writeAudit(ctx, {
    subject: `register ${held.id}`,
    // Facts of the enterprise, none of a person: audit rows are never deleted.
    before: { state: held.state, round: held.rounds, name: held.customerName, taxNo: held.taxNo },
    after: { state, reason: rejected, customerId },
  });
  await notifyApplicant(ctx, { ...held, state, rejectReason: rejected, version: next });
  return { registerState: state, customerId: customerId ?? '', version: next, changeId };
}

const enterpriseOf = ({ customerName: name, taxNo, contactName, areaCode, address }: RegistrationRow) => ({
  name,
  taxNo,
  contactName,
  areaCode,
  address,
});
