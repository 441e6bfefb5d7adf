import { type AttrKind, attrKindNames, categoryAttrsFault } from '@jicai/domain/goods/category-attrs.ts';
import { topParent } from '@jicai/domain/goods/category-tree.ts';
import type { Category } from './categories.queries.ts';

type Attr = Category['attrs'][number];

/** A property as it is typed: its choices in one line. */
export interface AttrLine {
  name: string;
  kind: AttrKind;
  unit: string;
  choices: string;
  isRequired: boolean;
  isFilter: boolean;
}

export const emptyLine: AttrLine = {
  name: '',
  kind: 'text',
  unit: '',
  choices: '',
  isRequired: false,
  isFilter: true,
};

export const linesOf = (attrs: readonly Attr[]): AttrLine[] =>
  attrs.map((attr) => ({ ...attr, choices: attr.choices.join('、') }));

/** What of the lines was typed. */
export const attrsOf = (lines: readonly AttrLine[]): Attr[] =>
  lines
    .filter(({ name, unit, choices }) => name.trim() !== '' || unit.trim() !== '' || choices.trim() !== '')
    .map((line) => ({
      ...line,
      name: line.name.trim(),
      unit: line.kind === 'number' ? line.unit.trim() : '',
      choices: line.kind === 'choice' ? choicesIn(line.choices) : [],
    }));

const choicesIn = (text: string) => [
  ...new Set(
    text
      .split(/[、,，\n]+/)
      .map((choice) => choice.trim())
      .filter(Boolean),
  ),
];

export const linesFault = (lines: readonly AttrLine[]): string | undefined => categoryAttrsFault(attrsOf(lines));

/** The first line with which the lines above it are wrong; -1 where none is. */
export const faultyAt = (lines: readonly AttrLine[]): number =>
  lines.findIndex((_, at) => linesFault(lines.slice(0, at + 1)) !== undefined);

/** A property in words: 数字（mm）、必填. */
export const attrText = ({ kind, unit, choices, isRequired, isFilter }: Attr): string =>
  [
    kind === 'choice' ? choices.join(' / ') : `${attrKindNames[kind]}${unit && `（${unit}）`}`,
    isRequired && '必填',
    isFilter && '可筛选',
  ]
    .filter(Boolean)
    .join('，');

/** The lines with two neighbours changed. */
export function movedLine(lines: readonly AttrLine[], at: number, step: -1 | 1): AttrLine[] {
  const [one, other] = [lines[at], lines[at + step]];
  if (!one || !other) return [...lines];
  return lines.map((line, index) => (index === at ? other : index === at + step ? one : line));
}

/** A property of a level above, with the category that says so. */
export type Inherited = Attr & { from: string };

/** What the levels above a category ask for already, in the order of the tree. */
export function inheritedOf(categories: readonly Category[], parentId: string): Inherited[] {
  const parent = parentId === topParent ? undefined : categories.find((one) => one.categoryId === parentId);
  if (!parent) return [];
  return [...inheritedOf(categories, parent.parentId), ...parent.attrs.map((attr) => ({ ...attr, from: parent.name }))];
}
