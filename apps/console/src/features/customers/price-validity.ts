import { endingSoonDays } from '@jicai/domain/money/contract-rows.ts';
import type { TagTone } from '@jicai/ui/display/Tag.tsx';

const dayNo = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** Whether a price holds, is to come, or ends within thirty days. Days as YYYY-MM-DD, '' without an end. */
export function soonOf(
  { validFrom, validTo }: { validFrom: string; validTo: string },
  today: string,
): { text: string; tone: TagTone } {
  if (validTo !== '' && validTo < today) return { text: '已到期', tone: 'grey' };
  if (validFrom > today) return { text: '未开始', tone: 'grey' };
  const isSoon = validTo !== '' && dayNo(validTo) - dayNo(today) <= endingSoonDays;
  return isSoon ? { text: '即将到期', tone: 'warn' } : { text: '生效中', tone: 'ok' };
}
