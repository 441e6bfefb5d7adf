export { GenerateDialog } from './GenerateDialog.tsx';
export { SettlementTag } from './settlement-columns.tsx';
export { settlementsQuery } from './settlements.queries.ts';
