import type { BuyerPermission } from '@jicai/domain/people/permissions.ts';
import type { ShopPermission } from '@jicai/domain/shop-side/shop-permissions.ts';
import { z } from 'zod';

/**
 * Who may call. `public`: anyone (a valid token is honoured); `anyAccount`: whoever is signed in, the shop side too;
 * `signedIn`: any buyer; `can`: a buyer holding that
 * permission code; `canAny`: holding one of them; `ops`: who of the shop's side holds
 * that one. The server checks this before it looks at the
 * body (docs/domain/api.md §1).
 */
export type Access =
  | 'public'
  | 'signedIn'
  | 'anyAccount'
  | { can: BuyerPermission }
  | { canAny: readonly BuyerPermission[] }
  | { ops: ShopPermission };

export interface Endpoint<
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
  X extends z.ZodRawShape = z.ZodRawShape,
> {
  access: Access;
  body: B;
  /** Schema of `resultData`. */
  result: R;
  /** Fields that stand beside `resultData` in the envelope, such as totalFee. */
  extra: X;
  /** Write commands: `required` refuses a call without requestId with '4'; both kinds answer a repeat from the store. */
  requestId: 'none' | 'optional' | 'required';
  /**
   * Refused with '3' to who still has the password that somebody else gave him: of what needs a permission every command, and
   * of what every buyer may do for himself what would make the account, or what is known of its owner, another's.
   */
  needsOwnPassword: boolean;
  /** A sensitive act: '1012' to who has not typed his password for a quarter of an hour (docs/domain/shop-users.md §10). */
  asksPassword: boolean;
  /** Milliseconds an identical answer may be reused within one company and price context; at most 2000. */
  answerCacheMs: number;
}

/** Makes one entry of the contract. */
export function endpoint<
  B extends z.ZodType,
  R extends z.ZodType,
  X extends z.ZodRawShape = Record<never, never>,
>(entry: {
  access: Access;
  body: B;
  result: R;
  extra?: X;
  requestId?: 'none' | 'optional' | 'required';
  needsOwnPassword?: boolean;
  asksPassword?: boolean;
  answerCacheMs?: number;
}): Endpoint<B, R, X> {
  const { access, requestId = 'none' } = entry;
  const needsOwnPassword = requestId !== 'none' && typeof access === 'object';
  return { extra: {} as X, requestId, needsOwnPassword, asksPassword: false, answerCacheMs: 0, ...entry };
}

/** Extra fields of a paged answer; totalCount is exact to 10,000, then isTotalCapped is true. */
export const pageExtra = {
  totalCount: z.number().int(),
  pageIndex: z.number().int(),
  pageSize: z.number().int(),
  isTotalCapped: z.boolean().optional(),
  nextCursor: z.string().optional(),
};
