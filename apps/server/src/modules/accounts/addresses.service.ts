import { type AddressScope, accountTypes, addressScopes, customerTypes } from '@jicai/domain/people/account-types.ts';
import {
  addressBeyondArea,
  incompleteArea,
  maxAddresses,
  tooManyAddresses,
} from '@jicai/domain/people/address-form.ts';
import type { Actor } from '../../ctx/actor.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { areaTextOf, findAreaPath } from '../reference/index.ts';
import {
  type AddressRow,
  deleteAddressRow,
  insertAddress,
  lockAndCountAddresses,
  selectAddress,
  selectAddresses,
  selectDefaultAddress,
  selectDefaultAddressId,
  updateAddress,
  updateDefaultAddress,
} from './addresses.store.ts';

/** A form that the contract has checked field by field. */
export interface AddressForm {
  receiver: string;
  mobile: string;
  telephone: string;
  provinceCode?: string | undefined;
  cityCode?: string | undefined;
  areaCode: string;
  streetCode?: string | undefined;
  address: string;
  zipCode: string;
  tag: string;
  isDefault?: boolean | undefined;
  scope?: AddressScope | undefined;
}

/** An address as an order keeps it; `streetCode` is '' where no street was chosen. */
export interface AddressSnapshot {
  addressId: string;
  receiver: string;
  mobile: string;
  telephone: string;
  provinceCode: string;
  cityCode: string;
  areaCode: string;
  streetCode: string;
  areaText: string;
  address: string;
}

export type SeenAddress = AddressRow & { isDefault: boolean; isEditable: boolean };

/** Only an enterprise administrator looks after shared addresses. */
const maySharedEdit = (actor: Actor) =>
  actor.customerType === customerTypes.enterprise && actor.permissions.has('org.edit');
const mayEdit = (actor: Actor, row: { scope: AddressScope }) => row.scope === addressScopes.own || maySharedEdit(actor);

/** The default first, then the newest. */
export async function listAddresses(ctx: SignedInCtx): Promise<SeenAddress[]> {
  const [rows, defaultId] = await Promise.all([
    selectAddresses(ctx, ctx.actor),
    selectDefaultAddressId(ctx, ctx.actor),
  ]);
  const seen = rows.map((row) => ({ ...row, isDefault: row.id === defaultId, isEditable: mayEdit(ctx.actor, row) }));
  return [...seen.filter((row) => row.isDefault), ...seen.filter((row) => !row.isDefault)];
}

/** Refused as notFound when the caller does not see it. */
export async function getSeenAddress(ctx: SignedInCtx, addressId: string): Promise<SeenAddress> {
  const row = await selectAddress(ctx, ctx.actor, addressId);
  if (!row) throw refuse.notFound();
  const defaultId = await selectDefaultAddressId(ctx, ctx.actor);
  return { ...row, isDefault: row.id === defaultId, isEditable: mayEdit(ctx.actor, row) };
}

/** An address the caller may have goods sent to; refused as badAddress when it is gone or another's. */
export async function getAddress(ctx: Ctx, addressId: string): Promise<AddressSnapshot> {
  const row = ctx.actor && (await selectAddress(ctx, ctx.actor, addressId));
  if (!row) throw refuse.badAddress();
  return toSnapshot(row);
}

/** The caller's default address, if he has chosen one that still stands; who works for the shop has none. */
export async function findDefaultAddress(ctx: Ctx): Promise<AddressSnapshot | undefined> {
  if (ctx.actor?.accountType !== accountTypes.buyer) return undefined;
  const row = await selectDefaultAddress(ctx, ctx.actor);
  return row && toSnapshot(row);
}

export async function addAddress(ctx: SignedInCtx, form: AddressForm) {
  const values = checkForm(ctx.actor, form);
  await refuseFull(ctx, values.scope);
  const addressId = await insertAddress(ctx, ctx.actor, values);
  const hasDefault = !form.isDefault && (await findDefaultAddress(ctx));
  if (!hasDefault) await updateDefaultAddress(ctx, ctx.actor, addressId);
  return { addressId, version: 1 };
}

export async function editAddress(ctx: SignedInCtx, addressId: string, version: number | undefined, form: AddressForm) {
  const row = await getEditable(ctx, addressId);
  if (version === undefined) throw badField('version', '缺少版本号 version');
  const values = checkForm(ctx.actor, { ...form, scope: form.scope ?? row.scope });
  if (values.scope !== row.scope) await refuseFull(ctx, values.scope);
  const newVersion = await updateAddress(ctx, addressId, version, values);
  if (newVersion === undefined) throw refuse.outdated();
  if (form.isDefault) await updateDefaultAddress(ctx, ctx.actor, addressId);
  if (form.isDefault === false && row.isDefault) await updateDefaultAddress(ctx, ctx.actor, null);
  return { addressId, version: newVersion };
}

/** The newest of the remaining addresses takes the place of a deleted default. */
export async function deleteAddress(ctx: SignedInCtx, addressId: string): Promise<void> {
  const row = await getEditable(ctx, addressId);
  await deleteAddressRow(ctx, addressId);
  if (!row.isDefault) return;
  const [next] = await selectAddresses(ctx, ctx.actor);
  await updateDefaultAddress(ctx, ctx.actor, next?.id ?? null);
}

export async function setDefaultAddress(ctx: SignedInCtx, addressId: string): Promise<void> {
  await getSeenAddress(ctx, addressId);
  await updateDefaultAddress(ctx, ctx.actor, addressId);
}

async function getEditable(ctx: SignedInCtx, addressId: string): Promise<SeenAddress> {
  const row = await getSeenAddress(ctx, addressId);
  if (!row.isEditable) throw refuse.forbidden();
  return row;
}

async function refuseFull(ctx: SignedInCtx, scope: AddressScope): Promise<void> {
  if ((await lockAndCountAddresses(ctx, ctx.actor, scope)) >= maxAddresses)
    throw badField('receiver', tooManyAddresses);
}

/** Rules that one field alone cannot tell (docs/domain/validation.md §4), and the values to store. */
function checkForm(actor: Actor, form: AddressForm) {
  if (form.mobile === '' && form.telephone === '') throw badField('mobile', '请输入正确的手机号码');
  const [province, city, county] = findAreaPath(form.areaCode) ?? [];
  const isOwnPath =
    (form.provinceCode ?? province?.code) === province?.code && (form.cityCode ?? city?.code) === city?.code;
  if (!province || !city || !county || !isOwnPath) throw badField('areaCode', incompleteArea);
  const streetCode = form.streetCode ?? '';
  const path = findAreaPath(streetCode || county.code);
  if (path?.[2] !== county) throw badField('streetCode', incompleteArea);
  const areaText = areaTextOf(path);
  const fault = addressBeyondArea(form.address, areaText);
  if (fault) throw badField('address', fault);
  const scope = form.scope ?? addressScopes.own;
  if (scope === addressScopes.shared && !maySharedEdit(actor)) throw refuse.forbidden();
  const { receiver, mobile, telephone, areaCode, address, zipCode, tag } = form;
  const codes = { provinceCode: province.code, cityCode: city.code, areaCode, streetCode };
  return { scope, receiver, mobile, telephone, ...codes, areaText, address, zipCode, tag };
}

const toSnapshot = (row: AddressRow): AddressSnapshot => ({
  addressId: row.id,
  receiver: row.receiver,
  mobile: row.mobile,
  telephone: row.telephone,
  provinceCode: row.provinceCode,
  cityCode: row.cityCode,
  areaCode: row.areaCode,
  streetCode: row.streetCode,
  areaText: row.areaText,
  address: row.address,
});
