import { fenText } from '@jicai/ui/display/format-fen.ts';

/** What is asked before a request is taken back: all its orders go together. */
export function withdrawText({
  orderCount,
  payFee,
  withinDays,
}: {
  orderCount: number;
  payFee: number;
  withinDays: string;
}): string {
  const what = orderCount > 1 ? `将同时撤回 ${orderCount} 个订单，共 ${fenText(payFee)}。` : '';
  return `${what}审批会停止，商品和额度不再保留；您可以在${withinDays}修改后重新提交。`;
}
