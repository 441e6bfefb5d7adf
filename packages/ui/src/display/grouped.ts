/**
 * '12,080': a number with commas between its thousands, of at most two decimals. By hand, because the first use of the browser's own
 * formatting loads tables, which holds a phone up for longer than all cards of a screen take.
 */
export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
