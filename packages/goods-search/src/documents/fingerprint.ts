/** A hash of the texts (FNV-1a), to see whether any of them has changed. */
export function fingerprintOf(texts: readonly string[]): number {
  let hash = 0x811c_9dc5;
  for (const text of texts) {
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193);
    hash = Math.imul(hash ^ 0x1f, 0x0100_0193);
  }
  return hash | 0;
}
