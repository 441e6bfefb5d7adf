import type { TagTone } from '@jicai/ui/display/Tag.tsx';

/** Colour of a sheet's state: amber I must act, blue someone else acts, brand on the way, green done, red refused, grey ended. */
const tones: Readonly<Record<number, TagTone>> = {
  10: 'info',
  20: 'warn',
  30: 'brand',
  40: 'info',
  50: 'info',
  55: 'brand',
  60: 'ok',
  70: 'danger',
  80: 'grey',
  90: 'grey',
};
export const returnTone = (state: number): TagTone => tones[state] ?? 'grey';
