import { yuanToFen } from '@jicai/domain/money/yuan.ts';
import type { Faults } from '@jicai/web/form/refused-fields.ts';

/** An adjustment as it is typed: units off a row, or money off or on. */
export interface AdjustForm {
  by: 'qty' | 'fee';
  qty: string;
  /** off: the customer owes less. */
  direction: 'off' | 'on';
  /** 元 */
  fee: string;
  reason: string;
}

export const emptyAdjust = (hasUnits: boolean): AdjustForm => ({
  by: hasUnits ? 'qty' : 'fee',
  qty: '',
  direction: 'off',
  fee: '',
  reason: '',
});

export function adjustFaults({ by, qty, fee, reason }: AdjustForm, maxQty: number): Faults<AdjustForm> {
  const units = Number(qty);
  const isUnits = /^\d{1,6}$/.test(qty.trim()) && units >= 1 && units <= maxQty;
  return {
    qty: by === 'qty' && !isUnits ? `请输入1到${maxQty}的整数` : undefined,
    fee: by === 'fee' && !((yuanToFen(fee) ?? 0) > 0) ? '请输入调整金额' : undefined,
    reason: reason.trim().length < 2 ? '请填写调整原因' : undefined,
  };
}

/** In the fields of the call; fen, below zero where the customer owes less. */
export function adjustOf({ by, qty, direction, fee, reason }: AdjustForm) {
  const amount = yuanToFen(fee) ?? 0;
  return {
    ...(by === 'qty' ? { qty: Number(qty) } : { fee: direction === 'off' ? -amount : amount }),
    reason: reason.trim(),
  };
}
