import type { CompanyIndex } from '../index/company-index.ts';
import type { Segment } from '../index/segment.ts';

export type Test = (segment: Segment, doc: number) => boolean;

/** By category number: 1 where the category is one of these or stands below one. */
export function categoriesBelow({ numbers, categories }: CompanyIndex, ids: readonly string[]): Uint8Array {
  const { names } = numbers.categories;
  const below = new Uint8Array(names.length);
  // Most searches ask for none, and a shop has a thousand categories.
  if (ids.length === 0) return below;
  const wanted = new Set(ids);
  for (const [at, name] of names.entries()) {
    let id: string | undefined = name;
    for (let level = 0; id !== undefined && level < 4; level += 1) {
      if (wanted.has(id)) below[at] = 1;
      id = categories.get(id)?.parentId;
    }
  }
  return below;
}
