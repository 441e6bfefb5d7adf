import type { Readable } from 'node:stream';

/** Where the bytes of files lie, by company and sha256 of the content; writing the same content again changes nothing. */
export interface FileStorage {
  write: (companyId: string, sha256: string, bytes: Uint8Array) => Promise<void>;
  /** Rejects when there is no such content. */
  read: (companyId: string, sha256: string) => Promise<Buffer>;
  /** Undefined when there is no such content. */
  open: (companyId: string, sha256: string) => Promise<Readable | undefined>;
  /** Leaves what was written, also once more, within the hour: the row that names it may not be committed yet. */
  remove: (companyId: string, sha256: string) => Promise<void>;
}
