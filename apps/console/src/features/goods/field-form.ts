import type { FieldActKind, Target } from '@jicai/domain/goods/field-acts.ts';
import { largestQty } from '@jicai/domain/goods/quantity.ts';
import { itemTaxClassFaults } from '@jicai/domain/invoices/tax-class.ts';
import type { Faults } from '@jicai/web/form/refused-fields.ts';
import type { Act } from './goods.queries.ts';

export const fieldKinds = ['category', 'brand', 'supplier', 'taxRate', 'taxClass', 'quantity'] as const;
export const fieldNotes: Readonly<Record<FieldActKind, string | undefined>> = {
  category: '同一商品的各规格一起改',
  brand: '同一商品的各规格一起改',
  supplier: '进价和货位按供应商分别记录',
  taxRate: undefined,
  taxClass: '开票时用；都留空为随分类',
  quantity: undefined,
};

/** A change of a field as it is typed. */
export interface FieldForm {
  kind: FieldActKind;
  categoryId: string;
  brand: Target | undefined;
  supplier: Target | undefined;
  taxRateBp: string;
  taxName: string;
  taxCode: string;
  minQty: string;
  stepQty: string;
}

/** Null for nothing, undefined for what is no quantity. */
function qtyOf(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const qty = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  return qty >= 1 && qty <= largestQty ? qty : undefined;
}

export function fieldFaults(form: FieldForm): Faults<FieldForm> {
  const { kind, categoryId, brand, supplier, taxRateBp, minQty, stepQty } = form;
  if (kind === 'category') return { categoryId: categoryId === '' ? '请选择分类' : undefined };
  if (kind === 'brand') return { brand: brand ? undefined : '请选择品牌' };
  if (kind === 'supplier') return { supplier: supplier ? undefined : '请选择供应商' };
  if (kind === 'taxRate') return { taxRateBp: taxRateBp === '' ? '请选择税率' : undefined };
  if (kind === 'taxClass') return itemTaxClassFaults({ taxName: form.taxName.trim(), taxCode: form.taxCode.trim() });
  const wrong = '应为1到999999的整数';
  const isNothing = qtyOf(minQty) === null && qtyOf(stepQty) === null;
  return {
    minQty: isNothing ? '请填写起订量或倍数' : qtyOf(minQty) === undefined ? wrong : undefined,
    stepQty: qtyOf(stepQty) === undefined ? wrong : undefined,
  };
}

export function fieldActOf(form: FieldForm, categoryName: string): Act {
  const { kind, categoryId, brand, supplier, taxRateBp, minQty, stepQty } = form;
  if (kind === 'category') return { kind, targetId: categoryId, targetName: categoryName };
  if (kind === 'brand' || kind === 'supplier') {
    const { id = '', name = '' } = (kind === 'brand' ? brand : supplier) ?? {};
    return { kind, targetId: id, targetName: name };
  }
  // Its options are the rates.
  if (kind === 'taxRate')
    return { kind, taxRateBp: Number(taxRateBp) as Extract<Act, { kind: 'taxRate' }>['taxRateBp'] };
  if (kind === 'taxClass') return { kind, taxName: form.taxName.trim(), taxCode: form.taxCode.trim() };
  return { kind, minQty: qtyOf(minQty) ?? null, stepQty: qtyOf(stepQty) ?? null };
}
