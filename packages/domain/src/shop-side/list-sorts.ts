/**
 * What lists of the console may stand by, up or down; without one the newest are first, and orders of a queue with a time limit
 * by that (docs/domain/shop-users.md §15).
 */
export const orderSorts = ['time', 'amount'] as const;
export type OrderSort = (typeof orderSorts)[number];
export const customerSorts = ['name', 'created', 'limit', 'overdue'] as const;
export type CustomerSort = (typeof customerSorts)[number];
export const supplierSorts = ['name'] as const;
export type SupplierSort = (typeof supplierSorts)[number];
