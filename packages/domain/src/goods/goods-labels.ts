/** Colours of a label, as the storefront's tags have them; what is promised about a price keeps its own. */
export const labelTones = ['brand', 'ok', 'info', 'warn', 'danger', 'grey'] as const;
export type LabelTone = (typeof labelTones)[number];
export const labelToneNames: Readonly<Record<LabelTone, string>> = {
  brand: '主题色',
  ok: '绿色',
  info: '蓝色',
  warn: '橙色',
  danger: '红色',
  grey: '灰色',
};

/** Labels of a shop, of an item, and of those buyers see the ones that stand on a card. */
export const mostLabels = 100;
export const mostLabelsOfItem = 5;
export const mostCardLabels = 2;
export const mostLabelName = 10;

/** In a goods file between two labels, and what takes all away. */
export const labelMark = '|';
export const noLabels = '无';

/** A label as its dialog holds it (docs/domain/catalog.md §17). */
interface LabelForm {
  labelName: string;
}

/** What is wrong with a label, by field. */
export function labelFaults({ labelName }: LabelForm): Partial<Record<keyof LabelForm, string>> {
  const name = labelName.trim();
  if (name === '') return { labelName: '请填写名称' };
  if (name.length > mostLabelName) return { labelName: `名称最多${mostLabelName}字` };
  if (name.includes(labelMark) || name === noLabels) return { labelName: '名称不能含“|”，也不能是“无”' };
  return {};
}

/** The labels of an item after one is put on or taken off, or why that is not possible. */
export function labelsAfter(
  labelIds: readonly string[],
  { labelId, isSet }: { labelId: string; isSet: boolean },
): { labelIds: string[] } | { fault: string } {
  const hasLabel = labelIds.includes(labelId);
  if (!isSet) return hasLabel ? { labelIds: labelIds.filter((id) => id !== labelId) } : { fault: '没有这个标签' };
  if (hasLabel) return { fault: '已有这个标签' };
  if (labelIds.length >= mostLabelsOfItem) return { fault: `一个商品最多 ${mostLabelsOfItem} 个标签` };
  return { labelIds: [...labelIds, labelId] };
}

/** Whether these are the same labels, in whatever order. */
export const areSameLabels = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));
