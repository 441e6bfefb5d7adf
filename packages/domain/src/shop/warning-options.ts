import { storedCounts } from './stored-counts.ts';

/** How many days before their end a shop is warned: of suppliers' papers, and of contract prices (docs/domain/settings.md §2). */
export const warningRanges = {
  paperDays: { initial: 30, min: 1, max: 180 },
  priceDays: { initial: 30, min: 1, max: 180 },
} as const;

/** The shop's stored options over the defaults. */
export const warningOptionsOf = (stored: unknown) => storedCounts(stored, 'warnings', warningRanges);
