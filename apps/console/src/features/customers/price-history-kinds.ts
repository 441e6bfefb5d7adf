import type { PriceHistory } from './prices.queries.ts';

export type HistoryRow = PriceHistory['rows'][number];

/** The lines of the history, and the token of each one's colour. */
export const historyKinds = [
  { kind: 'list', text: '企业价', colour: '--chart-4' },
  { kind: 'contract', text: '协议价', colour: '--chart-1' },
] as const;
