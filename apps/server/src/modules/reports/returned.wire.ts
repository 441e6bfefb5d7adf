import type { readReturned } from './read-returned.ts';

type Read = Awaited<ReturnType<typeof readReturned>>;

/** After-sales as the wire spells them. */
export const toReturned = ({ now, before, suppliers, reasons }: Read) => ({
  now: spelt(now),
  before: spelt(before),
  suppliers: suppliers.map(spelt),
  reasons,
});

const spelt = <T extends { refundFen: number }>({ refundFen, ...row }: T) => ({ ...row, refundFee: refundFen });
