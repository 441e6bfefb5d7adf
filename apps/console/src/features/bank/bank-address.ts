import { type BankLineState, bankLineStates } from '@jicai/domain/bank/bank-lines.ts';
import { useConsoleList } from '../../parts/use-console-list.ts';

const bankViews = ['open', 'applied', 'aside', 'all'] as const;
type BankView = (typeof bankViews)[number];

export const bankTabs: readonly { key: BankView; label: string }[] = [
  { key: 'open', label: '待认领' },
  { key: 'applied', label: '已入账' },
  { key: 'aside', label: '已搁置' },
  { key: 'all', label: '全部' },
];

export const stateOfView = (view: BankView): BankLineState | undefined =>
  view === 'all' ? undefined : bankLineStates[view];

/** What the address says of the list beside what every list's does: the view. */
export function useBankAddress() {
  const list = useConsoleList();
  const named = list.params.get('view');
  return { ...list, view: bankViews.find((view) => view === named) ?? 'open' };
}
