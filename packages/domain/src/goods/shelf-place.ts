/** The longest shelf place (库位), in characters: `A-03-2`, or `三号库 二排 4 层`. */
export const longestPlace = 30;

const inOrder = new Intl.Collator('zh-CN', { numeric: true });

/** Places as somebody walks them: A-2 before A-10, and what has no place last. */
export function comparePlaces(a: string, b: string): number {
  if (a === '' || b === '') return Number(a === '') - Number(b === '');
  return inOrder.compare(a, b);
}
