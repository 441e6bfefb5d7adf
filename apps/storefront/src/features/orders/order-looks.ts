import type { TagTone } from '@jicai/ui/Tag.tsx';

/** Colour of an order's state: amber I must act, blue someone else acts, brand on the way, green done, red refused, grey ended. */
const tones: Readonly<Record<number, TagTone>> = {
  10: 'info',
  15: 'danger',
  20: 'warn',
  30: 'info',
  35: 'brand',
  40: 'brand',
  50: 'ok',
  60: 'grey',
  70: 'grey',
};
export const orderTone = (state: number): TagTone => tones[state] ?? 'grey';

const parcelTones: Readonly<Record<number, TagTone>> = { 10: 'brand', 20: 'ok', 30: 'ok', 40: 'danger', 50: 'grey' };
export const parcelTone = (state: number): TagTone => parcelTones[state] ?? 'grey';

/** payState of a trade (domain.md 2.1), where it says more than the order's state. */
export const payStateTexts: Readonly<Record<number, string>> = {
  1: '已支付',
  2: '部分退款',
  3: '全额退款',
  4: '账期未结',
  5: '账期已结',
};
export const payStateTone = (state: number): TagTone =>
  state === 4 ? 'warn' : state === 1 || state === 5 ? 'ok' : 'grey';
