/** By what sales are told in a table. */
export const reportTables = ['category', 'supplier', 'customer', 'brand', 'item'] as const;
export type ReportTable = (typeof reportTables)[number];

/** Tables that leave as a sheet. */
export const exportedTables = [
  'days',
  ...reportTables,
  'delivery',
  'newCustomers',
  'lostCustomers',
  'returns',
  'returnReasons',
] as const;
export type ExportedTable = (typeof exportedTables)[number];
