import { contractPriceChange, creditChange, discountChange, releaseChange } from './modules/customers/index.ts';
import type { ChangeSubjects } from './modules/changes/index.ts';
import { planChange, priceChange } from './modules/goods-writing/index.ts';
import { settlementAdjustChange } from './modules/settlements/index.ts';
import { acceptChange, manualRefundChange } from './modules/payments/index.ts';
import { proposalChange } from './modules/order-changes/index.ts';
import { adjustmentChange } from './modules/statements/index.ts';

/** What each kind of change that needs a second person is about; above the areas, for they ask for changes themselves. */
export const changeSubjects: ChangeSubjects = {
  'statement.adjust': adjustmentChange,
  'settlement.adjust': settlementAdjustChange,
  'customer.credit': creditChange,
  'customer.release': releaseChange,
  'order.change': proposalChange,
  'payment.refund': manualRefundChange,
  'payment.accept': acceptChange,
  'goods.price': priceChange,
  'goods.plan': planChange,
  'customer.price': contractPriceChange,
  'customer.discount': discountChange,
};
