import type { FileStorage } from '../../adapters/storage/file-storage.ts';
import type { Database } from '../../db/open.ts';
import { withTenant } from '../../db/with-tenant.ts';
import { selectContents } from './files.store.ts';

const atOnce = 500;
const beside = 4;

/** Contents by what became of them; those that are missing lie in neither place. */
export interface Moved {
  copied: number;
  known: number;
  missing: string[];
}

/**
 * Copies what the rows of a shop name from one storage to the other and leaves what is there already: it may be ended and
 * begun again at any time. Each content is proved by its name before it is written. `onStep` hears of the sums now and then.
 */
export async function moveFiles(
  db: Database,
  {
    companyId,
    from,
    to,
    onStep,
  }: { companyId: string; from: FileStorage; to: FileStorage; onStep: (moved: Moved) => void },
): Promise<Moved> {
  const moved: Moved = { copied: 0, known: 0, missing: [] };
  const move = async (sha256: string) => {
    if (await to.holds(companyId, sha256)) moved.known += 1;
    else if (await from.holds(companyId, sha256)) {
      await to.write(companyId, sha256, await from.read(companyId, sha256));
      moved.copied += 1;
    } else moved.missing.push(sha256);
  };
  for (let after = ''; ;) {
    const contents = await withTenant(db, companyId, (tx) => selectContents({ db: tx, companyId }, after, atOnce));
    if (contents.length === 0) return moved;
    after = contents.at(-1) ?? '';
    const queue = contents.values();
    await Promise.all(
      Array.from({ length: beside }, async () => {
        for (const sha256 of queue) await move(sha256);
      }),
    );
    onStep(moved);
  }
}
