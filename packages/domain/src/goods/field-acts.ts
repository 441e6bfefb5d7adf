import { itemTaxClassFaults, taxClassText } from '../invoices/tax-class.ts';
import { itemRuleFaults, taxRatesBp } from './product-form.ts';

/** Something that goods hang on, with its name; id '' for none. */
export interface Target {
  id: string;
  name: string;
}

/** What goods hang on and what they are sold by, as far as acts change it (docs/domain/catalog.md §19). */
export interface FieldFacts {
  category?: Target | undefined;
  brand?: Target | undefined;
  supplier?: Target | undefined;
  taxRateBp?: number | undefined;
  /** 税收分类 of its own; '' for that of its category. */
  taxName?: string | undefined;
  taxCode?: string | undefined;
  minQty?: number | undefined;
  stepQty?: number | undefined;
  maxQty?: number | undefined;
}

export const targetNames = { category: '分类', brand: '品牌', supplier: '供应商' } as const;
export type TargetKind = keyof typeof targetNames;
export const targetKinds = Object.keys(targetNames) as [TargetKind, ...TargetKind[]];

/** One act on a field of goods; null of a quantity leaves it as it is. */
export type FieldAct =
  | { kind: TargetKind; targetId: string; targetName: string }
  | { kind: 'taxRate'; taxRateBp: number }
  | { kind: 'taxClass'; taxName: string; taxCode: string }
  | { kind: 'quantity'; minQty: number | null; stepQty: number | null };
export type FieldActKind = FieldAct['kind'];

const fieldsOf: Readonly<Record<FieldActKind, readonly (keyof FieldFacts)[]>> = {
  category: ['category'],
  brand: ['brand'],
  supplier: ['supplier'],
  taxRate: ['taxRateBp'],
  taxClass: ['taxName', 'taxCode'],
  quantity: ['minQty', 'stepQty', 'maxQty'],
};

export const isFieldAct = <A extends { kind: string }>(act: A): act is Extract<A, { kind: FieldActKind }> =>
  act.kind in fieldsOf;
export const isTargetAct = <A extends { kind: string }>(act: A): act is Extract<A, { kind: TargetKind }> =>
  act.kind in targetNames;
/** Category and brand are the product's: its items get them together. */
export const isOfProduct = (kind: string): boolean => kind === 'category' || kind === 'brand';

/** What an act makes of these facts, or why it cannot. */
export function applyFieldAct<F extends FieldFacts>(facts: F, act: FieldAct): { after: F } | { fault: string } {
  if (isTargetAct(act)) return applyTarget(facts, act);
  if (act.kind === 'taxRate') {
    const { taxRateBp } = act;
    if (!taxRatesBp.some((rate) => rate === taxRateBp)) return { fault: '没有这个税率' };
    return facts.taxRateBp === taxRateBp ? { fault: '税率没有变化' } : { after: { ...facts, taxRateBp } };
  }
  if (act.kind === 'taxClass') return applyTaxClass(facts, act);
  const { minQty: standingMin = 1, stepQty: standingStep = 1, maxQty = 0 } = facts;
  const [minQty, stepQty] = [act.minQty ?? standingMin, act.stepQty ?? standingStep];
  if (minQty === standingMin && stepQty === standingStep) return { fault: '起订量和倍数没有变化' };
  const faults = itemRuleFaults({ minQty, stepQty, maxQty, retailFen: null, marketFen: null });
  const fault = faults.minQty ?? faults.maxQty;
  return fault === undefined ? { after: { ...facts, minQty, stepQty } } : { fault };
}

function applyTaxClass<F extends FieldFacts>(
  facts: F,
  { taxName, taxCode }: Extract<FieldAct, { kind: 'taxClass' }>,
): { after: F } | { fault: string } {
  const faults = itemTaxClassFaults({ taxName, taxCode });
  const fault = faults.taxCode ?? faults.taxName;
  if (fault !== undefined) return { fault };
  if (taxName === (facts.taxName ?? '') && taxCode === (facts.taxCode ?? ''))
    return { fault: taxCode === '' ? '税收分类已随分类' : '税收分类没有变化' };
  return { after: { ...facts, taxName, taxCode } };
}

function applyTarget<F extends FieldFacts>(
  facts: F,
  { kind, targetId, targetName }: Extract<FieldAct, { kind: TargetKind }>,
): { after: F } | { fault: string } {
  if (targetId === '' && kind !== 'brand') return { fault: `没有${targetNames[kind]}` };
  if ((facts[kind]?.id ?? '') === targetId)
    return { fault: targetId === '' ? '没有品牌' : `已是这个${targetNames[kind]}` };
  return { after: { ...facts, [kind]: { id: targetId, name: targetName } } };
}

const sameness = (value: FieldFacts[keyof FieldFacts]) => (typeof value === 'object' ? value.id : value);

/** Whether the fields of this act are the same; names may have changed since. */
export const areSameFields = (a: FieldFacts, b: FieldFacts, { kind }: Pick<FieldAct, 'kind'>): boolean =>
  fieldsOf[kind].every((field) => a[field] !== undefined && sameness(a[field]) === sameness(b[field]));

const classText = ({ taxName = '', taxCode = '' }: Pick<FieldFacts, 'taxName' | 'taxCode'>): string =>
  taxClassText({ taxName, taxCode }) || '随分类';

export const rateText = (rateBp: number): string => `${rateBp / 100}%`;

/** What this act looks at, in words: 办公文具 / 书写工具; 起订 10，倍数 5. */
export function fieldText(facts: FieldFacts, { kind }: Pick<FieldAct, 'kind'>): string {
  if (kind === 'taxRate') return rateText(facts.taxRateBp ?? 0);
  if (kind === 'taxClass') return classText(facts);
  if (kind === 'quantity') return `起订 ${facts.minQty ?? 1}，倍数 ${facts.stepQty ?? 1}`;
  return facts[kind]?.name || '无';
}

export function fieldActText(act: FieldAct): string {
  if (isTargetAct(act))
    return act.targetId === '' ? `去掉${targetNames[act.kind]}` : `${targetNames[act.kind]}改为 ${act.targetName}`;
  if (act.kind === 'taxRate') return `税率改为 ${rateText(act.taxRateBp)}`;
  if (act.kind === 'taxClass') return act.taxCode === '' ? '税收分类随分类' : `税收分类改为 ${classText(act)}`;
  return [act.minQty === null ? '' : `起订量改为 ${act.minQty}`, act.stepQty === null ? '' : `倍数改为 ${act.stepQty}`]
    .filter(Boolean)
    .join('，');
}

/** The name of what an act changes, as a history heads it. */
export const fieldActName = ({ kind }: Pick<FieldAct, 'kind'>): string => fieldActNames[kind];

export const fieldActNames: Readonly<Record<FieldActKind, string>> = {
  ...targetNames,
  taxRate: '税率',
  taxClass: '税收分类',
  quantity: '起订量和倍数',
};
