export interface ConfirmAsk {
  title: string;
  text: string;
  okText?: string;
  /** null: there is only one button. */
  cancelText?: string | null;
  /** Neither Esc nor a click outside answers. */
  isBlocking?: boolean;
}
interface OpenAsk extends ConfirmAsk {
  answer: (isOk: boolean) => void;
}

let queue: readonly OpenAsk[] = [];
const listeners = new Set<() => void>();

function set(next: readonly OpenAsk[]) {
  queue = next;
  for (const listener of listeners) listener();
}

/** Asks in a dialog and resolves to the answer; Esc and the cross mean no. Several questions are asked one after the other. */
export function confirm(ask: ConfirmAsk): Promise<boolean> {
  return new Promise((resolve) => {
    const open: OpenAsk = {
      ...ask,
      answer: (isOk) => {
        set(queue.filter((other) => other !== open));
        resolve(isOk);
      },
    };
    set([...queue, open]);
  });
}

export const confirmStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => queue[0],
};
