import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import type { GoodsRow } from './goods-row.ts';

/**
 * Checked batches wait in a temporary file until the last row is known to be good: the memory an import needs does not
 * grow with its files.
 */
export interface Spool {
  add: (batch: readonly GoodsRow[]) => Promise<void>;
  /** The batches in the order they were added; to be called once, after the last add. */
  batches: () => AsyncGenerator<GoodsRow[]>;
  remove: () => Promise<void>;
}

export async function createSpool(): Promise<Spool> {
  const folder = await mkdtemp(join(tmpdir(), 'jicai-import-'));
  const file = join(folder, 'batches.ndjson');
  const writer = createWriteStream(file);
  // Heard here, so that a full disk is thrown by the next add and not by the process.
  let failure: Error | undefined;
  writer.on('error', (error) => (failure = error));
  return {
    add: async (batch) => {
      if (failure) throw failure;
      if (!writer.write(`${JSON.stringify(batch)}\n`))
        await Promise.race([once(writer, 'drain'), once(writer, 'close')]);
    },
    batches: async function* () {
      writer.end();
      await finished(writer);
      for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
        yield JSON.parse(line) as GoodsRow[];
      }
    },
    remove: async () => {
      writer.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
