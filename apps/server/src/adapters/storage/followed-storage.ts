import type { FileStorage } from './file-storage.ts';

/** Writes to `now` and finds in `before` what has not been moved yet, so that a shop can change its storage while it is open. */
export function createFollowedStorage(now: FileStorage, before: FileStorage): FileStorage {
  return {
    write: now.write,
    holds: async (...place) => (await now.holds(...place)) || before.holds(...place),
    read: async (...place) => ((await before.holds(...place)) ? before.read(...place) : now.read(...place)),
    open: async (...place) => (await before.open(...place)) ?? now.open(...place),
    remove: async (...place) => {
      await now.remove(...place);
      await before.remove(...place);
    },
    addressOf: async (companyId, sha256, how) =>
      (await before.holds(companyId, sha256)) ? undefined : now.addressOf(companyId, sha256, how),
  };
}
