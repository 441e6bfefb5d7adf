import { type LookPart, partsOf } from '@jicai/domain/shop/look-parts.ts';
import { type MergeConflict, mergeParts, takeTheirs } from '@jicai/domain/shop/look-merge.ts';
import type { Block, Look } from './studio.queries.ts';

/** The look made of these parts. */
function lookOf(parts: readonly LookPart[]): Look {
  const fieldsOf = (id: string) => parts.find(({ partId }) => partId === id)?.fields ?? {};
  const frames = new Set(['brand', 'header', 'footer']);
  const blocks = parts
    .filter(({ partId }) => !frames.has(partId))
    .map(({ partId, type, fields }, at) => ({ type, blockId: partId, sortNo: at + 1, options: fields }));
  return {
    ...(fieldsOf('brand') as Omit<Look, 'page'>),
    page: {
      topContent: fieldsOf('header') as Look['page']['topContent'],
      bottomContent: fieldsOf('footer') as Look['page']['bottomContent'],
      modelContent: blocks as Block[],
    },
  };
}

/** What two people made of one draft, with my words and with theirs where both changed the same. */
export interface MergedLook {
  withMine: Look;
  withTheirs: Look;
  conflicts: MergeConflict[];
}

export function mergeLooks({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Look>): MergedLook {
  const merged = mergeParts(partsOf(base), partsOf(mine), partsOf(theirs));
  return { withMine: lookOf(merged.parts), withTheirs: lookOf(takeTheirs(merged)), conflicts: merged.conflicts };
}
