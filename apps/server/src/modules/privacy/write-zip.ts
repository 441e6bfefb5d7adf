import { setImmediate as turn } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';

export interface ZipPart {
  name: string;
  content: string | Uint8Array;
}

/** How much is compressed before other calls may run. */
const bytesPerTurn = 256 * 1024;

/** A ZIP of these files; their names may be Chinese. */
export async function writeZip(parts: readonly ZipPart[], at: Date): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const { name, content } of parts) {
    const entry = new ZipDeflate(name, { level: 6 });
    entry.mtime = at;
    zip.add(entry);
    const bytes = typeof content === 'string' ? strToU8(content) : content;
    for (let from = 0; from === 0 || from < bytes.length; from += bytesPerTurn) {
      entry.push(bytes.subarray(from, from + bytesPerTurn), from + bytesPerTurn >= bytes.length);
      await turn();
    }
  }
  zip.end();
  return Buffer.concat(chunks);
}
