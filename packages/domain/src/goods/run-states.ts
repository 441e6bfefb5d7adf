/** The way of an act on goods; one over a whole filter is done in the background (docs/domain/catalog.md §13). */
export const runStates = {
  running: 'running',
  done: 'done',
  /** It could not go on: what was changed stands, and can be undone. */
  stopped: 'stopped',
  undoing: 'undoing',
  undone: 'undone',
} as const;
export type RunState = (typeof runStates)[keyof typeof runStates];
export const runStateList = Object.values(runStates) as [RunState, ...RunState[]];

/** One at a time in a shop. */
export const runBusy = '另一次批量修改正在进行，请等它结束';

export const isRunUnderWay = (state: RunState): boolean => state === runStates.running || state === runStates.undoing;

/** Once; what was cut off half-way as well. */
export const mayUndoRun = ({ state, changedCount }: { state: RunState; changedCount: number }): boolean =>
  (state === runStates.done || state === runStates.stopped) && changedCount > 0;
