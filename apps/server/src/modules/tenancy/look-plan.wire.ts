import { lookStates, type PlannedLook } from '@jicai/domain/shop/look-plan.ts';
import type { Look } from '@jicai/contract/shop/studio.ops.ts';
import type { VersionRow } from './look-versions.store.ts';

/** A version as the rules of plans know it. What an earlier release published has no time of becoming live but that. */
export const planOf = ({ id, state, liveAt, publishedAt, endsAt, beforeId }: VersionRow): PlannedLook => ({
  versionId: id,
  state,
  liveAt: state === lookStates.published ? (liveAt ?? publishedAt) : null,
  endsAt,
  beforeId,
});

/** Blocks of a look that has none yet get names by which they are told apart; each has one afterwards. */
export function withBlockIds(look: Look): Look {
  const taken = new Set(look.page.modelContent.flatMap(({ blockId }) => blockId ?? []));
  const seen = new Set<string>();
  const modelContent = look.page.modelContent.map((block) => {
    if (block.blockId !== undefined && !seen.has(block.blockId)) {
      seen.add(block.blockId);
      return block;
    }
    let nth = 1;
    while (taken.has(`${block.type}-${nth}`)) nth += 1;
    const blockId = `${block.type}-${nth}`;
    taken.add(blockId);
    return { ...block, blockId };
  });
  return { ...look, page: { ...look.page, modelContent } };
}
