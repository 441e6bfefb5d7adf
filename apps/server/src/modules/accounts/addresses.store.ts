import { type AddressScope, addressScopes } from '@jicai/domain/people/account-types.ts';
import { and, count, desc, eq, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import { prepared, type RowOf, selectList } from '../../db/prepared.ts';
import { customers, users } from '../../db/tables/accounts.ts';
import { addresses } from '../../db/tables/addresses.ts';
import type { Actor } from '../../ctx/actor.ts';
import type { Ctx } from '../../ctx/ctx.ts';

type AddressValues = Omit<
  typeof addresses.$inferInsert,
  'companyId' | 'id' | 'customerId' | 'userId' | 'version' | 'createdAt' | 'updatedAt'
>;

/** What the actor sees: his own addresses and those his customer shares. */
const seenBy = (actor: Actor): SQL | undefined =>
  and(
    eq(addresses.customerId, actor.customerId),
    or(eq(addresses.userId, actor.userId), eq(addresses.scope, addressScopes.shared)),
  );

const columns = {
  id: addresses.id,
  userId: addresses.userId,
  scope: addresses.scope,
  receiver: addresses.receiver,
  mobile: addresses.mobile,
  telephone: addresses.telephone,
  provinceCode: addresses.provinceCode,
  cityCode: addresses.cityCode,
  areaCode: addresses.areaCode,
  streetCode: addresses.streetCode,
  areaText: addresses.areaText,
  address: addresses.address,
  zipCode: addresses.zipCode,
  tag: addresses.tag,
  version: addresses.version,
};

export type AddressRow = RowOf<typeof columns>;

export async function selectAddresses(ctx: Ctx, actor: Actor): Promise<AddressRow[]> {
  return ctx.db
    .select(columns)
    .from(addresses)
    .where(and(eq(addresses.companyId, ctx.companyId), seenBy(actor)))
    .orderBy(desc(addresses.id));
}

const seen = ({ companyId, customerId, userId }: Record<'companyId' | 'customerId' | 'userId', Placeholder>) => sql`
  select ${selectList(columns)} from addresses
  where company_id = ${companyId} and customer_id = ${customerId}
    and (user_id = ${userId} or scope = ${codes(addressScopes.shared)})`;

const readOne = prepared<AddressRow, 'companyId' | 'customerId' | 'userId' | 'addressId'>(
  ['companyId', 'customerId', 'userId', 'addressId'],
  (at) => sql`${seen(at)} and id = ${at.addressId}`,
);
const readDefault = prepared<AddressRow, 'companyId' | 'customerId' | 'userId'>(
  ['companyId', 'customerId', 'userId'],
  (at) => sql`${seen(at)} and id = (
    select u.default_address_id from users u where u.company_id = ${at.companyId} and u.id = ${at.userId})`,
);

export async function selectAddress(ctx: Ctx, actor: Actor, addressId: string): Promise<AddressRow | undefined> {
  const { customerId, userId } = actor;
  const [row] = await readOne(ctx.db, { companyId: ctx.companyId, customerId, userId, addressId });
  return row;
}

/** The address that the person has chosen as his default, while it stands and is one he may use. */
export async function selectDefaultAddress(ctx: Ctx, actor: Actor): Promise<AddressRow | undefined> {
  const { customerId, userId } = actor;
  const [row] = await readDefault(ctx.db, { companyId: ctx.companyId, customerId, userId });
  return row;
}

export async function selectDefaultAddressId(ctx: Ctx, actor: Actor): Promise<string | null> {
  const [row] = await ctx.db
    .select({ defaultAddressId: users.defaultAddressId })
    .from(users)
    .where(and(eq(users.companyId, ctx.companyId), eq(users.id, actor.userId)));
  return row?.defaultAddressId ?? null;
}

/** How many addresses of a scope stand; the owner's row is locked, so that two additions cannot pass the limit together. */
export async function lockAndCountAddresses(ctx: Ctx, actor: Actor, scope: AddressScope): Promise<number> {
  const owner = scope === addressScopes.shared ? customers : users;
  await ctx.db
    .select({ id: owner.id })
    .from(owner)
    .where(
      and(
        eq(owner.companyId, ctx.companyId),
        eq(owner.id, scope === addressScopes.shared ? actor.customerId : actor.userId),
      ),
    )
    .for('update');
  const [row] = await ctx.db
    .select({ count: count() })
    .from(addresses)
    .where(
      and(
        eq(addresses.companyId, ctx.companyId),
        eq(addresses.scope, scope),
        scope === addressScopes.shared
          ? eq(addresses.customerId, actor.customerId)
          : eq(addresses.userId, actor.userId),
      ),
    );
  return row?.count ?? 0;
}

export async function insertAddress(ctx: Ctx, actor: Actor, values: AddressValues): Promise<string> {
  const id = ctx.newId();
  const { companyId, now } = ctx;
  const owner = { customerId: actor.customerId, userId: actor.userId };
  await ctx.db.insert(addresses).values({ companyId, id, ...owner, ...values, createdAt: now, updatedAt: now });
  return id;
}

/** Changes nothing and returns undefined when the version is no longer the one last read. */
export async function updateAddress(
  ctx: Ctx,
  addressId: string,
  version: number,
  values: AddressValues,
): Promise<number | undefined> {
  const [row] = await ctx.db
    .update(addresses)
    .set({ ...values, version: version + 1, updatedAt: ctx.now })
    .where(and(eq(addresses.companyId, ctx.companyId), eq(addresses.id, addressId), eq(addresses.version, version)))
    .returning({ version: addresses.version });
  return row?.version;
}

export async function deleteAddressRow(ctx: Ctx, addressId: string): Promise<void> {
  await ctx.db.delete(addresses).where(and(eq(addresses.companyId, ctx.companyId), eq(addresses.id, addressId)));
}

export async function updateDefaultAddress(ctx: Ctx, actor: Actor, addressId: string | null): Promise<void> {
  await ctx.db
    .update(users)
    .set({ defaultAddressId: addressId })
    .where(and(eq(users.companyId, ctx.companyId), eq(users.id, actor.userId)));
}
