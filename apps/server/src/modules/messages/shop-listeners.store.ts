import { accountStates, accountTypes, type AccountType } from '@jicai/domain/people/account-types.ts';
import type { OwnShopRole } from '@jicai/domain/shop-side/shop-roles.ts';
import { and, eq, sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import { prepared } from '../../db/prepared.ts';
import { users } from '../../db/tables/accounts.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';

export interface ShopListenerRow {
  accountId: string;
  userId: string;
  accountType: AccountType;
  supplierId: string | null;
  shopRoles: string[];
  ownShopRoles: OwnShopRole[];
  muted: string[];
}

/** Everybody of the shop's side who can sign in: few people, found by having no customer. */
export async function selectShopListeners(ctx: Ctx): Promise<ShopListenerRow[]> {
  return readListeners(ctx.db, { companyId: ctx.companyId });
}

const readListeners = prepared<ShopListenerRow, 'companyId'>(
  ['companyId'],
  ({ companyId }) => sql`
    select a.id::text as "accountId", u.id::text as "userId", a.account_type as "accountType",
      u.supplier_id::text as "supplierId", u.shop_roles as "shopRoles", u.muted_news as muted,
      coalesce((select json_agg(json_build_object('roleId', r.id::text, 'permissions', r.permissions))
        from shop_roles r where r.company_id = ${companyId} and r.id::text = any(u.shop_roles)), '[]'::json) as "ownShopRoles"
    from users u join accounts a on a.company_id = ${companyId} and a.id = u.account_id
    where u.company_id = ${companyId} and u.customer_id is null and a.state = ${codes(accountStates.active)}
      and a.account_type in (${codes(accountTypes.operator, accountTypes.supplier)})
    order by u.id`,
);

const own = (ctx: SignedInCtx) => and(eq(users.companyId, ctx.companyId), eq(users.id, ctx.actor.userId));

export async function selectMuted(ctx: SignedInCtx): Promise<string[]> {
  const [row] = await ctx.db.select({ muted: users.mutedNews }).from(users).where(own(ctx));
  return row?.muted ?? [];
}

export async function updateMuted(ctx: SignedInCtx, mutedNews: readonly string[]): Promise<void> {
  await ctx.db
    .update(users)
    .set({ mutedNews: [...mutedNews] })
    .where(own(ctx));
}

/** A customer and who looks after it. */
export async function selectLookedAfter(ctx: Ctx, customerId: string) {
  const [row] = await readLookedAfter(ctx.db, { companyId: ctx.companyId, customerId });
  return row;
}

const readLookedAfter = prepared<{ customerName: string; salesmanId: string | null }, 'companyId' | 'customerId'>(
  ['companyId', 'customerId'],
  ({ companyId, customerId }) => sql`
    select name as "customerName", salesman_id as "salesmanId" from customers
    where company_id = ${companyId} and id = ${customerId}`,
);
