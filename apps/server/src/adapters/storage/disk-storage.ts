import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { type FileStorage, youngMs } from './file-storage.ts';

/** Files under `<dataDir>/files/<companyId>/<sha256>`. Written beside and renamed, so a reader never sees half a file. */
export function createDiskStorage(dataDir: string): FileStorage {
  const placeOf = (companyId: string, sha256: string) => {
    if (!/^\d+$/.test(companyId) || !/^[0-9a-f]{64}$/.test(sha256)) throw new Error('not a place in the storage');
    return join(dataDir, 'files', companyId, sha256);
  };
  const lookAt = (place: string) => stat(place).catch(() => undefined);
  return {
    write: async (companyId, sha256, bytes) => {
      const place = placeOf(companyId, sha256);
      if (await lookAt(place)) return utimes(place, new Date(), new Date());
      await mkdir(join(place, '..'), { recursive: true, mode: 0o700 });
      const beside = `${place}.${randomBytes(6).toString('hex')}`;
      await writeFile(beside, bytes, { mode: 0o600 });
      await rename(beside, place);
    },
    holds: async (companyId, sha256) => (await lookAt(placeOf(companyId, sha256))) !== undefined,
    read: (companyId, sha256) => readFile(placeOf(companyId, sha256)),
    open: async (companyId, sha256) => {
      const place = placeOf(companyId, sha256);
      return (await lookAt(place)) ? createReadStream(place) : undefined;
    },
    remove: async (companyId, sha256) => {
      const place = placeOf(companyId, sha256);
      const found = await lookAt(place);
      if (found && found.mtimeMs < Date.now() - youngMs) await rm(place, { force: true });
    },
    addressOf: () => Promise.resolve(undefined),
  };
}
