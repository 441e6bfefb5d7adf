import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { addressBeyondArea, addressLine, incompleteArea, receiver } from '@jicai/domain/people/address-form.ts';
import { mobile } from '@jicai/domain/people/account-form.ts';
import type { ReturnAddressSnapshot } from '../../db/tables/returns.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { areaTextOf, findAreaPath } from '../reference/index.ts';
import {
  deleteReturnAddress,
  isSupplier,
  lockAddressesOf,
  selectReturnAddress,
  selectReturnAddresses,
  selectSupplierAddress,
  updateNoDefault,
  upsertReturnAddress,
} from './return-addresses.store.ts';

/** The address to return goods to: the named one, else the default, else the supplier's own. */
export async function findAddress(
  ctx: Ctx,
  { supplierId, addressId }: { supplierId: string; addressId: string | undefined },
): Promise<ReturnAddressSnapshot | undefined> {
  const known = await selectReturnAddresses(ctx, supplierId);
  const chosen = addressId
    ? known.find((one) => one.addressId === addressId)
    : (known.find((one) => one.isDefault) ?? known[0]);
  if (addressId && !chosen) throw refuse.notFound();
  if (!chosen) return selectSupplierAddress(ctx, supplierId);
  const { receiver: name, mobile: phone, areaText, address } = chosen;
  return { receiver: name, mobile: phone, areaText, address };
}

/** The supplier whose addresses are meant: an operator has to name it, a supplier can only mean itself. */
async function supplierOf(ctx: SignedInCtx, supplierId: string | undefined): Promise<string> {
  if (ctx.actor.accountType === accountTypes.supplier) {
    const own = ctx.actor.supplierId ?? '0';
    if (supplierId !== undefined && supplierId !== own) throw refuse.notFound();
    return own;
  }
  if (supplierId === undefined) throw badField('supplierId', '请选择供应商');
  if (!(await isSupplier(ctx, supplierId))) throw refuse.notFound();
  return supplierId;
}

export async function listReturnAddresses(ctx: SignedInCtx, supplierId: string | undefined) {
  return selectReturnAddresses(ctx, await supplierOf(ctx, supplierId));
}

export interface ReturnAddressForm {
  addressId?: string | undefined;
  supplierId?: string | undefined;
  receiver: string;
  mobile: string;
  areaCode: string;
  address: string;
  isDefault: boolean;
}

/** Adds an address or changes one; the first is the default. Returns its id. */
export async function saveReturnAddress(ctx: SignedInCtx, form: ReturnAddressForm): Promise<string> {
  const earlier = form.addressId ? await seenAddress(ctx, form.addressId) : undefined;
  const supplierId = await supplierOf(ctx, earlier?.supplierId ?? form.supplierId);
  const path = findAreaPath(form.areaCode);
  const areaText = path ? areaTextOf(path) : '';
  demand('receiver', receiver(form.receiver));
  demand('mobile', mobile(form.mobile));
  if (path?.length !== 3) throw badField('areaCode', incompleteArea);
  demand('address', addressLine(form.address) ?? addressBeyondArea(form.address, areaText));
  await lockAddressesOf(ctx, supplierId);
  const others = (await selectReturnAddresses(ctx, supplierId)).filter((one) => one.addressId !== earlier?.addressId);
  const isDefault = form.isDefault || !others.some((one) => one.isDefault);
  if (isDefault) await updateNoDefault(ctx, supplierId);
  const addressId = earlier?.addressId ?? ctx.newId();
  const { receiver: name, mobile: phone, areaCode, address } = form;
  const row = { receiver: name, mobile: phone, areaCode, areaText, address, isDefault };
  await upsertReturnAddress(ctx, { id: addressId, supplierId, ...row });
  await writeAudit(ctx, { subject: `returnAddress ${addressId}`, before: earlier ?? null, after: row });
  return addressId;
}

export async function removeReturnAddress(ctx: SignedInCtx, addressId: string): Promise<void> {
  const earlier = await seenAddress(ctx, addressId);
  await deleteReturnAddress(ctx, addressId);
  await writeAudit(ctx, { subject: `returnAddress ${addressId}`, before: earlier, after: null });
}

async function seenAddress(ctx: SignedInCtx, addressId: string) {
  const row = await selectReturnAddress(ctx, addressId);
  const isSeen = row && (ctx.actor.accountType === accountTypes.operator || row.supplierId === ctx.actor.supplierId);
  if (!isSeen) throw refuse.notFound();
  return row;
}

function demand(field: string, fault: string | undefined): void {
  if (fault) throw badField(field, fault);
}
