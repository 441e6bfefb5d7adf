import type { Faults } from '@jicai/web/form/refused-fields.ts';

export interface StockForm {
  /** A count names what is there, a correction what came or went. */
  way: 'count' | 'add' | 'take';
  qty: string;
  reason: string;
}

export const emptyStockForm: StockForm = { way: 'count', qty: '', reason: '' };

const whole = /^\d{1,9}$/;

export function stockFaults(
  { way, qty, reason }: StockForm,
  { onHand, reserved }: { onHand: number; reserved: number },
): Faults<StockForm> {
  const after = whole.test(qty.trim()) ? afterOf({ way, qty }, onHand) : undefined;
  const isNothing = after === onHand;
  return {
    qty:
      after === undefined
        ? '请输入整数'
        : isNothing
          ? '库存没有变化'
          : after < reserved
            ? `库存不能小于已占用的 ${reserved}`
            : undefined,
    reason: reason.trim().length < 2 || reason.length > 100 ? '请填写2-100字的原因' : undefined,
  };
}

/** On hand after what is typed. */
export function afterOf({ way, qty }: Pick<StockForm, 'way' | 'qty'>, onHand: number): number {
  const pieces = Number(qty.trim());
  if (way === 'count') return pieces;
  return way === 'add' ? onHand + pieces : onHand - pieces;
}

/** The body of the adjustment: a count, or what is added to the stock. */
export const adjustmentOf = ({ way, qty, reason }: StockForm) => ({
  reason: reason.trim(),
  ...(way === 'count' ? { onHand: Number(qty.trim()) } : { delta: Number(qty.trim()) * (way === 'add' ? 1 : -1) }),
});
