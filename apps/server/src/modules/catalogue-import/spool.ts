import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GoodsRow } from '../goods-writing/index.ts';

/**
 * Checked batches wait in temporary files until the last row is known to be good: the memory an import needs does not
 * grow with its files.
 */
export interface Spool {
  add: (batch: readonly GoodsRow[]) => Promise<void>;
  /** The batches in the order they were added; to be called after the last add. */
  batches: () => AsyncGenerator<GoodsRow[]>;
  remove: () => Promise<void>;
}

/** As texts with Chinese in them lie in memory: UTF-8 would be worked out twice for files that live for a minute. */
const encoding = 'utf16le';

export async function createSpool(): Promise<Spool> {
  const folder = await mkdtemp(join(tmpdir(), 'jicai-import-'));
  let added = 0;
  // A file for each: whoever reads lines of one file keeps a thousand of them, which is all of them.
  const fileOf = (at: number) => join(folder, `${at}.json`);
  return {
    add: async (batch) => {
      await writeFile(fileOf(added), JSON.stringify(batch), encoding);
      added += 1;
    },
    batches: async function* () {
      for (let at = 0; at < added; at += 1) yield JSON.parse(await readFile(fileOf(at), encoding)) as GoodsRow[];
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
