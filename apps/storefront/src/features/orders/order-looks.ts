import type { TagTone } from '@jicai/ui/display/Tag.tsx';

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

/** Colour of what money did to the trade, where it says more than the order's state. */
export const payStateTone = (state: number): TagTone =>
  state === 4 ? 'warn' : state === 1 || state === 5 ? 'ok' : 'grey';
