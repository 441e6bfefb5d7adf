import { type ChangeKind, changeKinds, type ChangeState, changeStates } from '@jicai/domain/shop/change-states.ts';
import { useConsoleList } from '../../parts/use-console-list.ts';

export const changesViews = ['waiting', 'inForce', 'refused', 'withdrawn', 'all'] as const;
export type ChangesView = (typeof changesViews)[number];

export const stateOfView = (view: ChangesView): ChangeState | undefined =>
  view === 'all' ? undefined : changeStates[view];

/** What the address says of the list beside what every list's does: view and kind. */
export function useChangesAddress() {
  const list = useConsoleList();
  const named = list.params.get('view');
  const kind = list.params.get('kind');
  return {
    ...list,
    view: changesViews.find((view) => view === named) ?? 'waiting',
    kind: changeKinds.find((one): one is ChangeKind => one === kind),
  };
}
