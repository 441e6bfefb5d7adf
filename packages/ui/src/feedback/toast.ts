export interface ToastMessage {
  id: number;
  tone: 'ok' | 'error' | 'info';
  text: string;
}

/** Errors stay for 5 s (spec section 9), good news for 3 s. */
const stayMs = { ok: 3000, info: 3000, error: 5000 } as const;

let messages: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly ToastMessage[]) {
  messages = next;
  for (const listener of listeners) listener();
}

function show(tone: ToastMessage['tone'], text: string) {
  // The same text again, as when ten calls fail together, is shown once.
  if (messages.some((message) => message.text === text && message.tone === tone)) return;
  lastId += 1;
  const id = lastId;
  set([...messages.slice(-2), { id, tone, text }]);
  window.setTimeout(() => dismissToast(id), stayMs[tone]);
}

export function dismissToast(id: number): void {
  set(messages.filter((message) => message.id !== id));
}

/** Short messages at the foot of the page; {@link ToastHost} draws them. */
export const toast = {
  ok: (text: string) => show('ok', text),
  info: (text: string) => show('info', text),
  error: (text: string) => show('error', text),
};

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => messages,
};
