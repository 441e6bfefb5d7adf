import { addressScopes } from '@jicai/domain/people/account-types.ts';
import type { Address } from '@jicai/contract/people/accounts.ts';
import type { ResultOf } from '@jicai/contract/index.ts';
import { mobile } from '@jicai/domain/people/account-form.ts';
import {
  addressBeyondArea,
  addressLine,
  addressTag,
  incompleteArea,
  receiver,
  telephone,
  zipCode,
} from '@jicai/domain/people/address-form.ts';
import { optionally, tidyCode, tidyText } from '@jicai/domain/forms/text.ts';
import type { Faults } from '@jicai/web/form/refused-fields.ts';

/** What the form of an address holds; '' where nothing is filled in. */
export interface AddressForm {
  receiver: string;
  mobile: string;
  telephone: string;
  provinceCode: string;
  cityCode: string;
  /** The county; '' until the whole path is chosen. */
  areaCode: string;
  /** '' where no street is chosen. */
  streetCode: string;
  /** Names of the chosen area in one text, which the address must not only repeat. */
  areaText: string;
  address: string;
  zipCode: string;
  tag: string;
  isDefault: boolean;
  /** 企业共享; takes an enterprise administrator. */
  isShared: boolean;
}

export const emptyAddress: AddressForm = {
  receiver: '',
  mobile: '',
  telephone: '',
  provinceCode: '',
  cityCode: '',
  areaCode: '',
  streetCode: '',
  areaText: '',
  address: '',
  zipCode: '',
  tag: '',
  isDefault: false,
  isShared: false,
};

export const formOf = (address: Address): AddressForm => ({
  receiver: address.receiver,
  mobile: address.mobile,
  telephone: address.telephone,
  provinceCode: address.provinceCode,
  cityCode: address.cityCode,
  areaCode: address.areaCode,
  streetCode: address.streetCode,
  areaText: address.areaText,
  address: address.address,
  zipCode: address.zipCode,
  tag: address.tag,
  isDefault: address.isDefault,
  isShared: address.scope === addressScopes.shared,
});

/** What a pasted text fills in: only what was recognised, the area as a whole. */
export function recognised(parsed: ResultOf<'/api/CustAddress/ParseText'>): Partial<AddressForm> {
  const { receiver: name, mobile: number, telephone: landline, zipCode: zip, address } = parsed;
  const { provinceCode, cityCode, areaCode, streetCode, areaText } = parsed;
  return {
    ...(name && { receiver: name }),
    ...(number && { mobile: number }),
    ...(landline && { telephone: landline }),
    ...(zip && { zipCode: zip }),
    ...(address && { address }),
    ...(provinceCode && { provinceCode, cityCode, areaCode, streetCode, areaText }),
  };
}

/** As it is sent and checked: trimmed, with plain digits. */
export const tidyAddress = (form: AddressForm): AddressForm => ({
  ...form,
  receiver: tidyText(form.receiver),
  mobile: tidyCode(form.mobile),
  telephone: tidyCode(form.telephone),
  address: tidyText(form.address),
  zipCode: tidyCode(form.zipCode),
  tag: tidyText(form.tag),
});

/** Faults by field, with the texts of docs/domain/validation.md §4. */
export function addressFaults(form: AddressForm): Faults<AddressForm> {
  const tidy = tidyAddress(form);
  const faults: Faults<AddressForm> = {};
  const note = (field: keyof AddressForm, text: string | undefined) => {
    if (text) faults[field] = text;
  };
  note('receiver', receiver(tidy.receiver));
  // One of the two numbers is needed.
  note('mobile', tidy.telephone === '' ? mobile(tidy.mobile) : optionally(mobile)(tidy.mobile));
  note('telephone', telephone(tidy.telephone));
  note('areaCode', /^\d{6}$/.test(tidy.areaCode) ? undefined : incompleteArea);
  note('address', addressLine(tidy.address) ?? addressBeyondArea(tidy.address, form.areaText));
  note('zipCode', zipCode(tidy.zipCode));
  note('tag', addressTag(tidy.tag));
  return faults;
}
