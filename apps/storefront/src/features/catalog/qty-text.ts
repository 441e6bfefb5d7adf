/** 26000 → '2.6 万', 9820 → '9,820': how many there are, short. */
export function qtyText(qty: number): string {
  if (qty < 10_000) return qty.toLocaleString('en-US');
  return `${(Math.floor(qty / 1000) / 10).toLocaleString('en-US')} 万`;
}
