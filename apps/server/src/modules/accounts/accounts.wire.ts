import type { Address } from '@jicai/contract/accounts.ts';
import type { SeenAddress } from './addresses.service.ts';

export const toAddress = (row: SeenAddress): Address => ({
  addressId: row.id,
  receiver: row.receiver,
  mobile: row.mobile,
  telephone: row.telephone,
  provinceCode: row.provinceCode,
  cityCode: row.cityCode,
  areaCode: row.areaCode,
  areaText: row.areaText,
  address: row.address,
  zipCode: row.zipCode,
  tag: row.tag,
  isDefault: row.isDefault,
  scope: row.scope,
  isEditable: row.isEditable,
  version: row.version,
});
