/**
 * Drafts: if the session is lost while a form is open, what was typed is kept in this tab until the same user is back (spec
 * section 4), or until it is opened again after somebody else's save was first (docs/domain/front-end.md §8). Forms register while
 * they are open; nothing is written before that happens.
 */
const prefix = 'jicai.draft.';

const keepers = new Set<() => void>();

/** Writes down every open form; called before the page is left for the login page. */
export function keepDrafts(): void {
  for (const keep of keepers) keep();
}

/**
 * Registers an open form; `read` returns its values, or undefined if nothing has been typed. Returns the function that
 * unregisters it.
 */
export function registerDraft(key: string, userId: string, read: () => object | undefined): () => void {
  const keep = () => {
    const values = read();
    if (values) writeDraft(key, userId, values);
  };
  keepers.add(keep);
  return () => void keepers.delete(keep);
}

export function writeDraft(key: string, userId: string, values: object): void {
  try {
    window.sessionStorage.setItem(prefix + key, JSON.stringify({ userId, values }));
  } catch {
    // If the storage is full or forbidden, only the draft is lost.
  }
}

/** The draft of this form if the same user wrote it. */
export function readDraft(key: string, userId: string): object | undefined {
  const text = window.sessionStorage.getItem(prefix + key);
  if (!text) return undefined;
  try {
    const kept = JSON.parse(text) as { userId?: unknown; values?: unknown };
    return kept.userId === userId && typeof kept.values === 'object' && kept.values !== null ? kept.values : undefined;
  } catch {
    return undefined;
  }
}

export const dropDraft = (key: string): void => window.sessionStorage.removeItem(prefix + key);

/** The initial values with what the draft has of them; fields that are gone or of another kind are left out. */
export function withDraft<V extends object>(initial: V, draft: object | undefined): V {
  if (!draft) return initial;
  const known = Object.entries(draft).filter(
    ([name, value]) => name in initial && typeof value === typeof initial[name as keyof V],
  );
  return { ...initial, ...Object.fromEntries(known) };
}
