import { unzipSync } from 'fflate';

/** What a ZIP says it holds, without unpacking any of it; undefined for what is none. */
export function namesInArchive(bytes: Uint8Array): string[] | undefined {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return undefined;
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter({ name }) {
        names.push(name);
        return false;
      },
    });
  } catch {
    return undefined;
  }
  return names;
}
