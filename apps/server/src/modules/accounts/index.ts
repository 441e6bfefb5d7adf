export {
  type AddressSnapshot,
  findDefaultAddress,
  getAddress,
  listAddresses,
  type SeenAddress,
} from './addresses.service.ts';
export { selectAdminIds as listAdminIds } from './admins.store.ts';
export { selectHolderAccountIds as listHoldersOf } from './holders.store.ts';
export { anonymiseAccount } from './anonymise.ts';
export { getCustomer } from './customers.service.ts';
export { lockEnterprise } from './customers.store.ts';
export { closeApplicant, createApplicant, isTaxNoUsed, openEnterprise } from './enterprises.service.ts';
export { selectRolesOfUser as listRolesOfUser } from './menu.store.ts';
export { createMember, isAccountNoUsed } from './members.service.ts';
