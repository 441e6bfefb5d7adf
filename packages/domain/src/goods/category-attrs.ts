import type { NamedValue } from './product-form.ts';

export const attrKinds = ['text', 'number', 'choice'] as const;
export type AttrKind = (typeof attrKinds)[number];
export const attrKindNames: Readonly<Record<AttrKind, string>> = { text: '文字', number: '数字', choice: '选项' };

/** One property that goods of a category are to tell (docs/domain/catalog.md §22). */
export interface CategoryAttr {
  name: string;
  kind: AttrKind;
  /** Of a number, such as mm; '' for none. */
  unit: string;
  /** Of a choice. */
  choices: string[];
  isRequired: boolean;
}

export const mostCategoryAttrs = 30;
export const mostAttrChoices = 50;
export const longestAttrUnit = 10;

/** What is wrong with the properties of a category, the first fault in words. */
export function categoryAttrsFault(attrs: readonly CategoryAttr[]): string | undefined {
  if (attrs.length > mostCategoryAttrs) return `一个分类最多${mostCategoryAttrs}个属性`;
  const names = attrs.map(({ name }) => name.trim());
  if (names.includes('')) return '请填写属性名称';
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined) return `属性 ${twice} 重复`;
  for (const attr of attrs) {
    const fault = attrFault(attr);
    if (fault) return `${attr.name.trim()}：${fault}`;
  }
  return undefined;
}

function attrFault({ name, kind, unit, choices }: CategoryAttr): string | undefined {
  // In a goods file the name stands before the first colon, and a bar between two.
  if (name.length > 20 || /[:：|]/.test(name)) return '名称最多20字，不能含冒号和“|”';
  if (kind === 'number' && (unit.length > longestAttrUnit || /[\d|]/.test(unit)))
    return `单位最多${longestAttrUnit}字，不能含数字`;
  if (kind !== 'choice') return undefined;
  if (choices.length === 0 || choices.length > mostAttrChoices) return `请填写1到${mostAttrChoices}个可选值`;
  if (choices.some((choice) => choice.trim() === '' || choice.length > 100 || choice.includes('|')))
    return '可选值1到100字，不能含“|”';
  return new Set(choices).size < choices.length ? '可选值重复' : undefined;
}

/** What holds for goods: the properties of each level from the first down; a lower level has its own word on the same name. */
export function attrsOfLevels(levels: readonly (readonly CategoryAttr[])[]): CategoryAttr[] {
  const byName = new Map<string, CategoryAttr>();
  for (const attr of levels.flat()) byName.set(attr.name, attr);
  return [...byName.values()];
}

const numberForm = /^-?\d+(?:\.\d+)?$/;

/** The number of a value that is written with its unit: 0.5 of 0.5mm; undefined for what is none. */
export function numberOf(value: string, unit: string): string | undefined {
  const text = value.trim();
  const bare = unit !== '' && text.toLowerCase().endsWith(unit.toLowerCase()) ? text.slice(0, -unit.length) : text;
  return numberForm.test(bare.trim()) ? bare.trim() : undefined;
}

/** A value as it is kept, a number with its unit; or why it does not fit. */
function fitValue({ name, kind, unit, choices }: CategoryAttr, value: string): { value: string } | { fault: string } {
  const text = value.trim();
  if (kind === 'choice')
    return choices.includes(text) ? { value: text } : { fault: `${name}应为 ${choices.slice(0, 8).join('、')} 之一` };
  if (kind === 'text') return { value: text };
  const number = numberOf(text, unit);
  return number === undefined ? { fault: `${name}应为数字${unit && `，单位 ${unit}`}` } : { value: `${number}${unit}` };
}

/**
 * The properties of an item as its category wants them: those of the category first, in its order, then what else it has. Or
 * what is missing or does not fit.
 */
export function fitAttrs(
  wanted: readonly CategoryAttr[],
  pairs: readonly NamedValue[],
): { attrs: NamedValue[] } | { fault: string } {
  const fitted: NamedValue[] = [];
  for (const attr of wanted) {
    const own = pairs.filter(({ name, value }) => name === attr.name && value.trim() !== '');
    if (own.length === 0 && attr.isRequired) return { fault: `请填写${attr.name}` };
    for (const pair of own) {
      const fit = fitValue(attr, pair.value);
      if ('fault' in fit) return fit;
      fitted.push({ name: attr.name, value: fit.value });
    }
  }
  const known = new Set(wanted.map(({ name }) => name));
  return { attrs: [...fitted, ...pairs.filter(({ name }) => !known.has(name))] };
}

/** Whether two items tell the same, in the same order. */
export const areSameAttrs = (a: readonly NamedValue[], b: readonly NamedValue[]): boolean =>
  a.length === b.length && a.every(({ name, value }, at) => b[at]?.name === name && b[at].value === value);
