import { moneyText } from '../money/yuan.ts';

/** What customers signed for an item. */
interface ItemImpact {
  customerCount: number;
  highestFee?: number | undefined;
  discountCustomerCount: number;
}
interface Edited {
  itemNo: string;
  isOnSale: boolean;
  enterpriseFen: number | null;
  retailFen: number | null;
}

/** What enterprises without a contract pay. */
const listFen = ({ enterpriseFen, retailFen }: Edited): number | null => enterpriseFen ?? retailFen;

/**
 * What a save would mean for who has signed for an item, in words, for who is about to save (docs/domain/catalog.md §18): ''
 * where it means nothing.
 */
export function impactText(before: Edited, after: Edited, impact: ItemImpact): string {
  const { customerCount, highestFee, discountCustomerCount } = impact;
  const touched = customerCount + discountCustomerCount;
  if (before.isOnSale && !after.isOnSale && touched > 0)
    return `${after.itemNo} 下架后，有协议的 ${touched} 个客户不能再买`;
  const [was, is] = [listFen(before), listFen(after)];
  if (is === null || was === is) return '';
  const follow = discountCustomerCount > 0 ? `${discountCustomerCount} 个协议折扣客户随企业价改变` : '';
  const above = highestFee !== undefined && is < highestFee ? `新价低于协议价（最高 ${moneyText(highestFee)}）` : '';
  const stay = customerCount > 0 ? `${customerCount} 个协议价客户不变` : '';
  const parts = [follow, stay, above].filter(Boolean);
  return parts.length > 0 ? `${after.itemNo} 改价：${parts.join('，')}` : '';
}
