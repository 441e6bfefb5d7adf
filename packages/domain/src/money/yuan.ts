/** 4, 4.5, 4.50 or 1,200 as typed → fen; undefined when it is empty or not an amount of 0 to 99,999,999.99 yuan. */
export function yuanToFen(text: string | null): number | undefined {
  const plain = (text ?? '').normalize('NFKC').replaceAll(',', '').trim();
  const match = /^(\d{1,8})(?:\.(\d{0,2}))?$/.exec(plain);
  if (!match) return undefined;
  const [, yuan = '', cents = ''] = match;
  return Number(yuan) * 100 + Number(cents.padEnd(2, '0'));
}

/** 450 → '4.50': what an input of a payment holds before anybody types. */
export const paymentText = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

/** 450 → "4.5", 400 → "4", for filters, limits and addresses; on a page use Price. undefined → ''. */
export function fenToYuanText(fen: number | undefined): string {
  if (fen === undefined) return '';
  const cents = String(fen % 100).padStart(2, '0');
  return fen % 100 === 0 ? String(fen / 100) : `${Math.floor(fen / 100)}.${cents.replace(/0$/, '')}`;
}

/** 1229800 → '¥12,298.00', 50 → '¥0.50': for sentences; on a page use Price. */
export const moneyText = (fen: number): string => {
  const yuan = String(Math.floor(fen / 100)).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return `¥${yuan}.${String(fen % 100).padStart(2, '0')}`;
};
