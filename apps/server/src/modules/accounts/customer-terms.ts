import type { ResultOf } from '@jicai/contract/index.ts';
import { closedCustomerText } from '@jicai/domain/people/close-customer.ts';
import { type PaymentTerm, termText } from '@jicai/domain/statements/payment-terms.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { type EnterpriseTerm, lockTerm, updateTerm } from './customer-terms.store.ts';

type Term = ResultOf<'/api/OpsCustomer/EditTerm'>;

/**
 * Changes how long an enterprise may take to pay, for the statements to come; refused as notFound for a person and for another
 * shop's customer, as outdated for another version than was read, stateChanged for a closed
 * customer (docs/domain/accounts.md §12).
 */
export async function editTerm(
  ctx: SignedInCtx,
  { customerId, version, ...term }: PaymentTerm & { customerId: string; version: number | undefined },
): Promise<Term> {
  const held = await lockTerm(ctx, customerId);
  if (!held) throw refuse.notFound();
  if (version !== held.version) throw refuse.outdated();
  if (held.closedAt !== null) throw refuse.stateChanged({ text: closedCustomerText });
  await updateTerm(ctx, customerId, term);
  const changed = { ...held, ...term, version: held.version + 1 };
  await writeAudit(ctx, {
    subject: `customer ${customerId}`,
    before: { term: termText(held) },
    after: { term: termText(changed) },
  });
  return toTerm(changed);
}

const toTerm = ({ customerId, customerName, kind, days, version }: EnterpriseTerm): Term => ({
  customerId,
  customerName,
  termKind: kind,
  termDays: days,
  termText: termText({ kind, days }),
  version,
});
