import { addressScopes } from '@jicai/domain/people/account-types.ts';
import type { Address } from '@jicai/contract/people/accounts.ts';
import { post } from '@jicai/web/call/post.ts';
import { type AddressForm, tidyAddress } from './address-form.ts';

export interface SaveAddress {
  form: AddressForm;
  /** The address that is changed; absent for a new one. */
  held?: Pick<Address, 'addressId' | 'version'>;
}

/** Adds or changes an address and resolves to its id. */
export async function saveAddress({ form, held }: SaveAddress, requestId: string): Promise<string> {
  const { isShared, areaText: _names, ...written } = tidyAddress(form);
  const fields = { ...written, scope: isShared ? addressScopes.shared : addressScopes.own, requestId };
  const { resultData } = held
    ? await post('/api/CustAddress/Edit', { data: { ...fields, addressId: held.addressId, version: held.version } })
    : await post('/api/CustAddress/Add', { data: fields });
  return resultData.addressId;
}
