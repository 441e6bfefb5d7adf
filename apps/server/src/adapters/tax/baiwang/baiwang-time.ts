import { fromShanghai } from '@jicai/domain/time/shanghai-time.ts';

/** "YYYYMMDDHHmmss" or "YYYY-MM-DD HH:mm:ss"; no time for anything else. */
export function timeOf(text: string): Date {
  const plain = text.replace(/^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/, '$1-$2-$3 $4:$5:$6');
  return fromShanghai(plain) ?? new Date(Number.NaN);
}
