export { settlementAdjustChange } from './adjust-settlement.ts';
