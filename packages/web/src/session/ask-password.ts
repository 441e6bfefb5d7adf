type Answer = (isTyped: boolean) => void;

let waiting: readonly Answer[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Answer[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Asks for the password again before a sensitive act; true once it was right. Acts that ask at the same time share one question. */
export const askPassword = (): Promise<boolean> => new Promise((resolve) => set([...waiting, resolve]));

export const passwordQuestion = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isOpen: () => waiting.length > 0,
  answer(isTyped: boolean): void {
    const asked = waiting;
    set([]);
    for (const resolve of asked) resolve(isTyped);
  },
};
