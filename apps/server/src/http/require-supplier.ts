import type { SignedInCtx } from '../ctx/ctx.ts';
import { refuse } from './refusal.ts';

/** The supplier somebody works for; refused as forbidden for who works for none. */
export function requireSupplier({ actor }: SignedInCtx): string {
  if (!actor.supplierId) throw refuse.forbidden();
  return actor.supplierId;
}
