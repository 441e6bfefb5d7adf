/** "0.13" of 1300 basis points, by digits. */
export function rateText(basisPoints: number): string {
  const digits = String(basisPoints).padStart(5, '0');
  return unitPrice(`${digits.slice(0, -4)}.${digits.slice(-4)}`, 4);
}

/** A unit price with at most `decimals` of them, as a platform reads it; what is left off is the platform's to bear: amounts stand beside it. */
export function unitPrice(text: string, decimals: number): string {
  const [whole = '0', part = ''] = text.split('.');
  const kept = part.slice(0, decimals).replace(/0+$/, '');
  return kept === '' ? whole : `${whole}.${kept}`;
}
