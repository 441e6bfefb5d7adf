import { yuanToFen } from '@jicai/domain/money/yuan.ts';
import type { Faults } from '@jicai/web/form/refused-fields.ts';

/** An adjustment as it is typed: units off a row, money off or on, or the row out of the statement. */
export interface AdjustForm {
  by: 'qty' | 'fee' | 'out';
  qty: string;
  /** off: the customer owes less. */
  direction: 'off' | 'on';
  /** 元 */
  fee: string;
  reason: string;
}

export const emptyAdjust = (by: AdjustForm['by']): AdjustForm => ({
  by,
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
    reason: by !== 'out' && reason.trim().length < 2 ? '请填写调整原因' : undefined,
  };
}

/** In the fields of the call, of a row or of the whole; fen, below zero where the customer owes less. */
export function callOf(values: AdjustForm, checkItemId: string | undefined) {
  if (values.by === 'out') return { removeItemIds: checkItemId === undefined ? [] : [checkItemId], adjusts: [] };
  return { removeItemIds: [], adjusts: [{ ...adjustOf(values), ...(checkItemId !== undefined && { checkItemId }) }] };
}

function adjustOf({ by, qty, direction, fee, reason }: AdjustForm) {
  const amount = yuanToFen(fee) ?? 0;
  return {
    ...(by === 'qty' ? { qty: Number(qty) } : { fee: direction === 'off' ? -amount : amount }),
    reason: reason.trim(),
  };
}
