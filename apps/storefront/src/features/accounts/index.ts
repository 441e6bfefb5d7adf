export { AddressDialog } from './AddressDialog.tsx';
export { addressesQuery } from './addresses.queries.ts';
export { AreaPicker } from './AreaPicker.tsx';
export { MaskedMobile } from './MaskedMobile.tsx';
