import { loadLate } from '../../../load-late.ts';

const drawing = loadLate('bwip-js/node');

/** Code 128 of a number: widths of bar, space, bar … in modules. */
export function barsOf(code: string): number[] {
  const [drawn] = drawing().raw({ bcid: 'code128', text: code });
  return drawn && 'sbs' in drawn ? [...drawn.sbs] : [];
}
