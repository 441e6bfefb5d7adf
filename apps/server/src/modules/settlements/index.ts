export { planSettlements, settleDue, settleMonth } from './generate-settlements.ts';
export { remindPayer, remindSupplier } from './remind-settlement.ts';
export { settlementAdjustChange } from './adjust-settlement.ts';
export { settlementsSheet } from './export-settlements.ts';
