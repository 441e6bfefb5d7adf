import { type SettlementState, settlementStates } from '@jicai/domain/settlements/settlement-states.ts';
import { useConsoleList } from '../../parts/use-console-list.ts';
import type { SettlementSide } from './settlements.queries.ts';

const { draft, awaitingConfirm, disputed, confirmed, partlyPaid, settled } = settlementStates;

export const settlementViews = ['all', 'draft', 'awaiting', 'disputed', 'payable', 'settled', 'void'] as const;
export type SettlementView = (typeof settlementViews)[number];

const entries: Readonly<Record<SettlementView, { label: string; states: readonly SettlementState[] }>> = {
  all: { label: '全部', states: [] },
  draft: { label: '草稿', states: [draft] },
  awaiting: { label: '待确认', states: [awaitingConfirm] },
  disputed: { label: '异议中', states: [disputed] },
  payable: { label: '待付款', states: [confirmed, partlyPaid] },
  settled: { label: '已结清', states: [settled] },
  void: { label: '已作废', states: [settlementStates.void] },
};

export const viewLabel = (view: SettlementView): string => entries[view].label;
export const viewStates = (view: SettlementView): readonly SettlementState[] => entries[view].states;
/** A supplier sees no drafts. */
export const viewsOf = (side: SettlementSide): readonly SettlementView[] =>
  settlementViews.filter((view) => side === 'shop' || view !== 'draft');

/** What the address says of the list beside what every list's does: view and month. */
export function useSettlementsAddress() {
  const list = useConsoleList();
  const named = list.params.get('view');
  const month = /^\d{4}-\d{2}$/.exec(list.params.get('month') ?? '')?.[0] ?? '';
  return { ...list, month, view: settlementViews.find((view) => view === named) ?? 'all' };
}
