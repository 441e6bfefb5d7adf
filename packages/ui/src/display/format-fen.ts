import { grouped } from './grouped.ts';

export interface FenParts {
  /** '-' or '' */
  sign: string;
  /** Whole yuan with thousands separators, such as 12,080 */
  yuan: string;
  /** Always two digits. */
  cents: string;
}

/** Splits an amount in fen for display. Only {@link Price} and plain-text places such as labels use it. */
export function fenParts(fen: number): FenParts {
  const cents = Math.abs(Math.trunc(fen));
  return {
    sign: fen < 0 ? '-' : '',
    yuan: grouped(Math.floor(cents / 100)),
    cents: String(cents % 100).padStart(2, '0'),
  };
}

/** '¥12,080.50' for places that take text only (aria labels, tooltips, exports); on a page use {@link Price}. */
export function fenText(fen: number): string {
  const { sign, yuan, cents } = fenParts(fen);
  return `${sign}¥${yuan}.${cents}`;
}
