import { grouped } from '@jicai/ui/display/grouped.ts';

/** 26000 → '2.6 万', 9820 → '9,820': how many there are, short. */
export function qtyText(qty: number): string {
  if (qty < 10_000) return grouped(qty);
  return `${grouped(Math.floor(qty / 1000) / 10)} 万`;
}
