import type { DirectorySync } from '@jicai/contract/people/directory-sync.ts';
import { type SyncKind, syncKindTexts } from '@jicai/domain/people/directory/sync-lines.ts';

type Counts = DirectorySync['counts'];

const none = { total: 0, chosen: 0, done: 0, refused: 0 };

export const countsOf = (counts: Counts, kind: SyncKind) => counts.find((one) => one.kind === kind) ?? none;

/** Of all kinds together. */
export const sumOf = (counts: Counts): typeof none =>
  counts.reduce(
    (sum, { total, chosen, done, refused }) => ({
      total: sum.total + total,
      chosen: sum.chosen + chosen,
      done: sum.done + done,
      refused: sum.refused + refused,
    }),
    none,
  );

/** Kinds that occur, in the order they are done in. */
export const kindsOf = (counts: Counts): SyncKind[] =>
  (Object.keys(syncKindTexts) as SyncKind[]).filter((kind) => countsOf(counts, kind).total > 0);

/** What is ticked, as 新增成员 3 项、离职停用 1 项. */
export const chosenText = (counts: Counts): string =>
  kindsOf(counts)
    .filter((kind) => countsOf(counts, kind).chosen > 0)
    .map((kind) => `${syncKindTexts[kind]} ${countsOf(counts, kind).chosen} 项`)
    .join('、');
