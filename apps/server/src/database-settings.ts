import { totalmem } from 'node:os';

const mib = 1024 ** 2;

/** What this process may use: of the machine, or of the container that it runs in. */
export const usableMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity);

/**
 * How the embedded database runs on a machine of so many bytes: its own cache a sixteenth (64 MB to 1 GB), since the shop
 * and the system's cache live beside it; checkpoints far apart, as after each of them every page that is written goes whole
 * into the log. Durability is PostgreSQL's own default: what was answered is on the disk.
 *
 * It looks every 5 s for tables that have grown, not every minute: a plan that is kept (`Plans` of db/with-tenant.ts) was made
 * for the tables of that moment. In a shop that opened just now they are empty, so any index looks as good as the right one,
 * and statements walk through all payments of the shop until their growth is noticed (docs/performance.md §3).
 */
export function serverSettings(memoryBytes: number): string[] {
  const megabytes = memoryBytes / mib;
  const buffers = Math.round(Math.min(1024, Math.max(64, megabytes / 16)));
  return [
    'max_connections=100',
    `shared_buffers=${buffers}MB`,
    `effective_cache_size=${Math.max(2 * buffers, Math.round(megabytes / 2))}MB`,
    'checkpoint_timeout=15min',
    'max_wal_size=2GB',
    'wal_compression=on',
    'autovacuum_naptime=5s',
    'timezone=UTC',
    'jit=off',
  ];
}

/** A setting the shop leans on: where the database listens, that what is committed lasts, what its texts and days mean. */
const ours = new Set([
  'fsync',
  'full_page_writes',
  'synchronous_commit',
  'listen_addresses',
  'port',
  'unix_socket_directories',
  'timezone',
]);

/**
 * Reads PG_SETTINGS, `name=value` with commas between, such as `shared_buffers=2GB,work_mem=16MB`. Undefined where an entry
 * is none, or names a setting that the shop leans on.
 */
export function parseServerSettings(text: string): string[] | undefined {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const isFine = entries.every((entry) => {
    const name = /^([a-z_]+(?:\.[a-z_]+)?)=\S.*$/.exec(entry)?.[1];
    return name !== undefined && !ours.has(name);
  });
  return isFine ? entries : undefined;
}
