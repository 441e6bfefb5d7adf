import type { Readable } from 'node:stream';

/** How a browser shall take a file that the storage hands over itself. */
export interface HandedOver {
  mediaType: string;
  /** The header `content-disposition`. */
  disposition: string;
}

/**
 * Where the bytes of files lie, by company and sha256 of the content; writing the same content again changes nothing. Calls
 * reject with a StorageFault where the storage is another machine that cannot be reached or refuses.
 */
export interface FileStorage {
  write: (companyId: string, sha256: string, bytes: Uint8Array) => Promise<void>;
  holds: (companyId: string, sha256: string) => Promise<boolean>;
  /** Rejects when there is no such content. */
  read: (companyId: string, sha256: string) => Promise<Buffer>;
  /** Undefined when there is no such content. */
  open: (companyId: string, sha256: string) => Promise<Readable | undefined>;
  /** Leaves what was written, also once more, within the hour: the row that names it may not be committed yet. */
  remove: (companyId: string, sha256: string) => Promise<void>;
  /** An address at which the storage itself hands the content over, good for a minute; undefined where the shop has to. */
  addressOf: (companyId: string, sha256: string, how: HandedOver) => Promise<string | undefined>;
}

/** How long content stays whatever is said of it: see remove. */
export const youngMs = 60 * 60_000;
