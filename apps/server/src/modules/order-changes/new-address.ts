import { addressBeyondArea, incompleteArea } from '@jicai/domain/people/address-form.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { AddressSnapshot } from '../../db/tables/orders.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { areaTextOf, findAreaPath, listUndeliverable } from '../reference/index.ts';

export interface NewAddress {
  receiver: string;
  mobile: string;
  telephone: string;
  areaCode: string;
  address: string;
}

/** Where an order is to go instead; undefined where that is the same. Refused as badField for half an address, notDelivered for an area not served. */
export async function readNewAddress(
  ctx: Ctx,
  now: AddressSnapshot,
  { wanted, itemIds }: { wanted: NewAddress; itemIds: readonly string[] },
): Promise<AddressSnapshot | undefined> {
  if (wanted.mobile === '' && wanted.telephone === '') throw badField('mobile', '请输入正确的手机号码');
  const path = findAreaPath(wanted.areaCode) ?? [];
  const [province, city, county] = path;
  if (!province || !city || !county) throw badField('areaCode', incompleteArea);
  const areaText = areaTextOf(path);
  const fault = addressBeyondArea(wanted.address, areaText);
  if (fault) throw badField('address', fault);
  const isSameArea = now.areaCode === wanted.areaCode;
  const isSame =
    isSameArea &&
    now.receiver === wanted.receiver &&
    now.mobile === wanted.mobile &&
    now.telephone === wanted.telephone &&
    now.address === wanted.address;
  if (isSame) return undefined;
  if ((await listUndeliverable(ctx, wanted.areaCode, itemIds)).length > 0) throw refuse.notDelivered();
  return {
    ...wanted,
    addressId: now.addressId,
    provinceCode: province.code,
    cityCode: city.code,
    streetCode: isSameArea ? now.streetCode : '',
    areaText: isSameArea ? now.areaText : areaText,
  };
}
