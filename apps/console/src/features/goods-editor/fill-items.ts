import type { EditedItem } from './product-values.ts';
import { itemOf, type ItemValues, itemValueFaults, itemValuesOf } from './item-values.ts';

/** Columns that are filled for many items at once; 进价 only by who writes costs down, 期初库存 only of new ones. */
export const fillColumns = {
  retailFen: '零售价（元）',
  enterpriseFen: '企业价（元）',
  marketFen: '市场价（元）',
  costFen: '进价（元）',
  minQty: '起订量',
  stepQty: '购买倍数',
  maxQty: '每单限购',
  safetyQty: '安全库存',
  weightG: '毛重（克）',
  stock: '期初库存',
} as const satisfies Partial<Record<keyof ItemValues, string>>;
export type FillColumn = keyof typeof fillColumns;

/**
 * The items with one column filled for those that are chosen; the others stay as they are. What an item would refuse is named
 * with its number, and nothing is filled.
 */
export function fillItems(
  items: readonly EditedItem[],
  { chosen, column, text }: { chosen: readonly string[]; column: FillColumn; text: string },
): { items: EditedItem[] } | { fault: string } {
  const filled: EditedItem[] = [];
  for (const item of items) {
    if (!chosen.includes(item.itemNo) || (column === 'stock' && item.itemId !== '')) {
      filled.push(item);
      continue;
    }
    const start = column === 'costFen' ? { ...item, costFen: item.costFen ?? null } : item;
    const values = { ...itemValuesOf(start), [column]: text.trim() };
    const [fault] = Object.values(itemValueFaults(values, start));
    if (fault) return { fault: `${item.itemNo}：${fault}` };
    filled.push(itemOf(values, start));
  }
  return { items: filled };
}
