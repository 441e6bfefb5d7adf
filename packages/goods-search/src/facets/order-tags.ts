import type { Facets } from './facets.ts';
import type { CompanyIndex } from '../index/company-index.ts';
import type { Hits } from '../find/hits.ts';
import { readLabels } from '../index/numbering.ts';

const maxTags = 8;
const maxValuesOfTag = 20;

interface Tag {
  tagId: string;
  tagName: string;
  values: { valueId: string; valueName: string; count: number }[];
  covered: number;
}

/**
 * Makes attribute filters of counted values. Those that divide these goods best come first; one with a single value is
 * left out.
 */
export function orderTags({ numbers }: CompanyIndex, counts: Int32Array, hits: Hits): Facets['tags'] {
  const tags = new Map<string, Tag>();
  const labels = readLabels(numbers);
  for (let number = 0; number < counts.length; number += 1) {
    const count = counts[number] ?? 0;
    const label = labels[number];
    if (count === 0 || !label) continue;
    const { tagId, tagName, valueId, valueName } = label;
    const tag = tags.get(tagId) ?? { tagId, tagName, values: [], covered: 0 };
    tag.covered += count;
    tag.values.push({ valueId, valueName, count });
    tags.set(tagId, tag);
  }
  return [...tags.values()]
    .filter((tag) => tag.values.length > 1)
    .map((tag) => ({ tag, worth: worthOf(tag, hits.count) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, maxTags)
    .map(({ tag: { tagId, tagName, values } }) => ({
      tagId,
      tagName,
      values: values.toSorted((a, b) => b.count - a.count || (a.valueId < b.valueId ? -1 : 1)).slice(0, maxValuesOfTag),
    }));
}

/**
 * The share of the goods that have the attribute, times how evenly its values divide them (entropy): an attribute that splits
 * the list ranks above one for which nearly all goods have the same value.
 */
function worthOf({ values, covered }: Tag, found: number): number {
  const shares = values.map((value) => value.count / covered);
  const entropy = -shares.reduce((sum, share) => sum + share * Math.log2(share), 0);
  return Math.min(1, covered / Math.max(1, found)) * (0.3 + Math.min(entropy, 3));
}
