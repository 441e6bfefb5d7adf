export { AddressDialog } from './AddressDialog.tsx';
export { addressesQuery } from './addresses.queries.ts';
export { MaskedMobile } from './MaskedMobile.tsx';
