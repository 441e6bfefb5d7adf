import { createHash } from 'node:crypto';
import { createReadStream, type Dirent, existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';

/** What a file of the archive must be. */
const zPrint = z.object({ bytes: z.number(), sha256: z.string().length(64) });
export type Print = z.infer<typeof zPrint>;

const zTable = z.object({ name: z.string(), columns: z.array(z.string()) });
const zHead = { createdAt: z.string(), migrations: z.number().int() };

/** The first format names only the tables: nothing in it can be proved. */
const zFirst = z.object({ format: z.literal(1), ...zHead, tables: z.array(zTable) });

const zSecond = z.object({
  format: z.literal(2),
  ...zHead,
  tables: z.array(zTable.extend({ rows: z.number().int(), ...zPrint.shape })),
  /** Stored files by their path below `files`. */
  files: z.array(z.object({ path: z.string(), ...zPrint.shape })),
  secrets: zPrint,
});

/** `migrations` says how many the schema had: a restore builds the schema of that day first. */
export const zManifest = z.discriminatedUnion('format', [zFirst, zSecond]);
export type Manifest = z.infer<typeof zManifest>;
export type ProvableManifest = z.infer<typeof zSecond>;

export async function printOf(file: string): Promise<Print> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Paths of all files below, with `/` on every system. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const found: Dirent[] = readdirSync(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}
