export { SupplierStaffCard } from './SupplierStaffCard.tsx';
