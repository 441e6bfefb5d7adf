import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from './architecture/sources.ts';

export interface Release {
  /** A tag or a commit. */
  revision: string;
  /** Number of the newest migration it knows. */
  lastMigration: number;
  /** Whether this clone has its sources. */
  isHere: boolean;
}

const journalPath = 'apps/server/src/db/migrations/meta/_journal.json';

/**
 * The release before what stands here, whose nodes go on while these start: the newest tag `v*` behind HEAD, and the commit
 * in tools/last-release.json while there is none, or where git cannot tell (an archive, a shallow clone).
 */
export function lastRelease(): Release {
  const tag = git('tag', '--list', 'v*', '--sort=-v:refname', '--merged', 'HEAD')?.split('\n').find(Boolean);
  const journal = tag && git('show', `${tag}:${journalPath}`);
  if (tag && journal) {
    const { entries } = JSON.parse(journal) as { entries: { idx: number }[] };
    return { revision: tag, lastMigration: entries.at(-1)?.idx ?? 0, isHere: true };
  }
  const pinned = JSON.parse(readFileSync(join(rootDir, 'tools/last-release.json'), 'utf8')) as {
    commit: string;
    lastMigration: number;
  };
  const isHere = git('cat-file', '-e', `${pinned.commit}^{tree}`) !== undefined;
  return { revision: pinned.commit, lastMigration: pinned.lastMigration, isHere };
}

/** What git says; undefined where it refuses or is absent. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: rootDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}
