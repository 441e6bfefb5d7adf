import { discountOf, type DiscountTarget } from '@jicai/domain/money/contract-discounts.ts';
import type { ValidDays } from '@jicai/domain/money/price-validity.ts';
import { yuanToFen } from '@jicai/domain/money/yuan.ts';
import { wholeRange } from '@jicai/domain/goods/goods-pool.ts';
import { defaultTerm } from '@jicai/domain/statements/payment-terms.ts';
import type { Faults } from '@jicai/web/form/refused-fields.ts';
import { dayFaults } from './DaysFields.tsx';
import { linesFault, rowsOf } from './price-lines.ts';
import { poolFaults, type PoolForm, poolOf } from './pool-form.ts';
import type { SalesmanForm } from './SalesmanField.tsx';
import { termFaults, type TermForm, termOf } from './term-form.ts';

/** All that a company is let in with, as it is typed. */
export interface AdmitForm extends TermForm, SalesmanForm, PoolForm, ValidDays {
  /** 元; '' or 0 for none. */
  creditLimit: string;
  /** A line an item: number and price in 元. */
  prices: string;
  discounts: AdmitDiscount[];
}

/** What a discount is on, as it is called, and the discount in 折; targetId '' while nothing is chosen. */
export interface AdmitDiscount {
  target: DiscountTarget;
  targetId: string;
  name: string;
  value: string;
}
export const emptyDiscount: AdmitDiscount = { target: 'category', targetId: '', name: '', value: '' };

export const emptyAdmission: AdmitForm = {
  termKind: defaultTerm.kind,
  termDays: String(defaultTerm.days),
  creditLimit: '',
  salesmanId: '',
  prices: '',
  discounts: [],
  validFrom: '',
  validTo: '',
  scope: wholeRange.scope,
  categoryIds: [],
  brands: [],
  itemNos: '',
  excludedItemNos: '',
  maxFee: '',
};

export const admitFaults = (form: AdmitForm, today: string): Faults<AdmitForm> => ({
  ...termFaults(form),
  ...poolFaults(form),
  creditLimit: form.creditLimit !== '' && yuanToFen(form.creditLimit) === undefined ? '请输入正确的额度' : undefined,
  prices: form.prices.trim() === '' ? undefined : linesFault(form.prices),
  discounts: discountsFault(form.discounts),
  ...dayFaults(form, today),
});

function discountsFault(discounts: AdmitForm['discounts']): string | undefined {
  // A draft of before this was chosen has a name alone.
  if (discounts.some(({ targetId }) => !targetId)) return '请选择分类或品牌';
  const odd = discounts.find(({ value }) => discountOf(value) === undefined);
  return odd && `${odd.name}：请输入0到10之间的折扣，如 9.6`;
}

/** As the server takes it; an untouched pool is left out. */
export function admissionOf(form: AdmitForm) {
  const pool = poolOf(form);
  const isWhole =
    pool.scope === 'all' && pool.maxFee === undefined && pool.itemNos.length + pool.excludedItemNos.length === 0;
  return {
    ...termOf(form),
    creditLimit: yuanToFen(form.creditLimit) ?? 0,
    ...(form.salesmanId && { salesmanId: form.salesmanId }),
    prices: rowsOf(form.prices),
    discounts: form.discounts.flatMap(({ target, targetId, value }) => {
      const discountBp = discountOf(value);
      return targetId && discountBp !== undefined ? [{ target, targetId, discountBp }] : [];
    }),
    validFrom: form.validFrom,
    validTo: form.validTo,
    ...(!isWhole && { pool }),
  };
}
