/** How a channel's bill differs from what was really paid and given back through it. */
export interface BillWhims {
  /** Its bills are not there yet. */
  isMissing: boolean;
  /** Numbers of the shop, of payments or refunds, that the bill leaves out. */
  leftOut: Set<string>;
  /** Fen that the bill says instead, by number. */
  amounts: Map<string, number>;
  /** Money that came in under a number the shop never used. */
  strangers: { no: string; fen: number; at: Date }[];
  /** Refunds that the bill shows as still being processed. */
  pending: Set<string>;
  /** The file is not the one that its hash, or its own sums, speak of. */
  isDamaged: boolean;
}

export const newBillWhims = (): BillWhims => ({
  isMissing: false,
  leftOut: new Set(),
  amounts: new Map(),
  strangers: [],
  pending: new Set(),
  isDamaged: false,
});

/** A line of a bill before it is written down. */
export interface BillEntry {
  /** The shop's number of the payment. */
  payNo: string;
  /** The vendor's. */
  tradeNo: string;
  fen: number;
  at: Date;
  title: string;
  /** Of a refund the shop's number and whether it is through. */
  refund?: { no: string; vendorNo: string; isDone: boolean };
}

/** The entries of a day in Shanghai, as the whims have them. */
export function entriesOf(whims: BillWhims, day: string, all: readonly BillEntry[]): BillEntry[] {
  const strangers = whims.strangers.map(({ no, fen, at }): BillEntry => ({
    payNo: no,
    tradeNo: `X${no}`,
    fen,
    at,
    title: '',
  }));
  return [...all, ...strangers].flatMap((entry) => {
    const no = entry.refund?.no ?? entry.payNo;
    if (shanghaiText(entry.at).slice(0, 10) !== day || whims.leftOut.has(no)) return [];
    const { refund } = entry;
    return [
      {
        ...entry,
        fen: whims.amounts.get(no) ?? entry.fen,
        ...(refund && { refund: { ...refund, isDone: refund.isDone && !whims.pending.has(no) } }),
      },
    ];
  });
}

/** "YYYY-MM-DD HH:mm:ss" in Shanghai. */
export const shanghaiText = (at: Date): string =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

export const yuanOf = (fen: number): string => {
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
