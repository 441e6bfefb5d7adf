import { type Validity, validityTexts } from '@jicai/domain/money/price-validity.ts';
import type { TagTone } from '@jicai/ui/display/Tag.tsx';

const tones: Record<Validity, TagTone> = { upcoming: 'info', inForce: 'ok', ended: 'grey' };

/** Where a price or discount stands, and that it ends soon. */
export const validityTag = ({ validity, isEnding = false }: { validity: Validity; isEnding?: boolean }) =>
  isEnding ? ({ text: '即将到期', tone: 'warn' } as const) : { text: validityTexts[validity], tone: tones[validity] };
