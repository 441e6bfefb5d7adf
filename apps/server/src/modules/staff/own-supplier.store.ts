import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';

/** Narrows people `u` to those of the caller's own supplier; an operator sees everybody (docs/domain/shop-users.md §6). */
export const ofOwnSupplier = ({ actor }: Ctx): SQL =>
  actor?.accountType === accountTypes.supplier ? sql`and u.supplier_id = ${actor.supplierId ?? '0'}` : sql``;
