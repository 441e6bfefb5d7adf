import bwip from 'bwip-js/node';

/** Code 128 of a number: widths of bar, space, bar … in modules. */
export function barsOf(code: string): number[] {
  const [drawn] = bwip.raw({ bcid: 'code128', text: code });
  return drawn && 'sbs' in drawn ? [...drawn.sbs] : [];
}
