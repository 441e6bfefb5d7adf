import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work that stops after each step of a few milliseconds. */
export type InSteps<T> = Generator<void, T>;

/** All of it at once. */
export function atOnce<T>(work: InSteps<T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Step by step, so that searches run in between. */
export async function inTurns<T>(work: InSteps<T>): Promise<T> {
  let step = work.next();
  while (!step.done) {
    await nextTurn();
    step = work.next();
  }
  return step.value;
}
