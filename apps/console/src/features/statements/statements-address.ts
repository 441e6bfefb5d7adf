import { ageNames } from '@jicai/domain/statements/ageing.ts';
import { type StatementState, statementTabs } from '@jicai/domain/statements/statement-states.ts';
import { useConsoleList } from '../../parts/use-console-list.ts';

/** Statements by state, and payments that customers report; the tabs are those of the customers' own list. */
export const statementsViews = ['disputed', 'pays', 'awaiting', 'payable', 'ageing', 'settled', 'void', 'all'] as const;
export type StatementsView = (typeof statementsViews)[number];

const tabOf: Readonly<Record<StatementsView, string>> = {
  pays: '待确认付款',
  ageing: '账龄',
  disputed: '异议中',
  awaiting: '待确认',
  payable: '待付款',
  settled: '已结清',
  void: '已作废',
  all: '全部',
};

export const viewLabel = (view: StatementsView): string => tabOf[view];

export const statesOf = (view: StatementsView): readonly StatementState[] =>
  statementTabs.find(({ label }) => label === viewLabel(view))?.states ?? [];

/** What the address says of the list beside what every list's does: the view. */
export function useStatementsAddress() {
  const list = useConsoleList();
  const named = list.params.get('view');
  return {
    ...list,
    customerId: list.params.get('customer') ?? '',
    age: ageNames.find((age) => age === list.params.get('age')),
    view: statementsViews.find((view) => view === named) ?? 'disputed',
  };
}
export type StatementsAddress = ReturnType<typeof useStatementsAddress>;
