import { accountStates, addressScopes, customerStates, customerTypes } from '@jicai/domain/people/account-types.ts';
import { and, eq } from 'drizzle-orm';
import { accounts, customers, userRoles, users } from '../../db/tables/accounts.ts';
import { addresses } from '../../db/tables/addresses.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export async function deleteOwnAddresses(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db
    .delete(addresses)
    .where(
      and(eq(addresses.companyId, ctx.companyId), eq(addresses.userId, userId), eq(addresses.scope, addressScopes.own)),
    );
}

export async function deleteUserRoles(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.delete(userRoles).where(and(eq(userRoles.companyId, ctx.companyId), eq(userRoles.userId, userId)));
}

export async function updateUserClosed(ctx: Ctx, userId: string, name: string): Promise<void> {
  await ctx.db
    .update(users)
    .set({
      name,
      email: '',
      sex: 0,
      avatarUrl: '',
      // He keeps no department from being closed.
      orgId: null,
      defaultAddressId: null,
      isBrowsingKept: false,
      updatedAt: ctx.now,
    })
    .where(and(eq(users.companyId, ctx.companyId), eq(users.id, userId)));
}

/** A member's own customer: nobody signs in for it any more. */
export async function updateCustomerClosed(ctx: Ctx, customerId: string, name: string): Promise<void> {
  const empty = { taxNo: null, contactName: '', telephone: '', areaCode: '', address: '' };
  await ctx.db
    .update(customers)
    .set({ name, ...empty, state: customerStates.disabled, updatedAt: ctx.now })
    .where(
      and(
        eq(customers.companyId, ctx.companyId),
        eq(customers.id, customerId),
        eq(customers.customerType, customerTypes.member),
      ),
    );
}

export async function updateAccountClosed(ctx: Ctx, accountId: string, accountNo: string): Promise<void> {
  await ctx.db
    .update(accounts)
    .set({ accountNo, mobile: null, email: null, state: accountStates.closed, updatedAt: ctx.now })
    .where(and(eq(accounts.companyId, ctx.companyId), eq(accounts.id, accountId)));
}
