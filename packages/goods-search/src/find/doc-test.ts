import type { CompanyIndex } from '../index/company-index.ts';
import type { Segment } from '../index/segment.ts';

export type Test = (segment: Segment, doc: number) => boolean;

/** By category number: 1 where the category is one of these or stands below one. */
export function categoriesBelow({ numbers, categories }: CompanyIndex, ids: readonly string[]): Uint8Array {
  const wanted = new Set(ids);
  return Uint8Array.from(numbers.categories.names, (name) => {
    let id: string | undefined = name;
    for (let level = 0; id !== undefined && level < 4; level += 1) {
      if (wanted.has(id)) return 1;
      id = categories.get(id)?.parentId;
    }
    return 0;
  });
}
