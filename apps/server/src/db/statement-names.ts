import { LRUCache } from 'lru-cache';

/** Returns the name under which a statement is prepared, or undefined where it is not worth one. */
export type StatementNames = (text: string, values: readonly unknown[]) => string | undefined;

const worthAName = 5;
/** Each connection keeps each named plan, some 50 kB, until it closes. */
const maxNames = 300;
const maxCounted = 2000;
/** Work in bulk is planned for what it brings: a kept plan is made for lists of ten and for the tables of its day. */
const isBulk = (values: readonly unknown[]) =>
  values.length > 100 || values.some((value) => Array.isArray(value) && value.length > 100);

/**
 * Names for the statements that come again and again, so that each connection parses and plans them once: planning a join
 * of five tables costs ten times what running it costs. Texts that come rarely, such as filters put together by hand,
 * stay without a name, and so does everything after the first 300.
 */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  const uses = new LRUCache<string, number>({ max: maxCounted });
  return (text, values) => {
    // A statement without values goes as a simple query, which has no plan to keep.
    if (values.length === 0 || isBulk(values)) return undefined;
    const name = names.get(text);
    if (name || names.size >= maxNames) return name;
    const count = (uses.get(text) ?? 0) + 1;
    if (count < worthAName) {
      uses.set(text, count);
      return undefined;
    }
    uses.delete(text);
    const made = `s${names.size + 1}`;
    names.set(text, made);
    return made;
  };
}
