/** Characters by their two bytes, as the decoder of the platform knows them: there is no encoder. */
let bytesOf: Map<string, [number, number]> | undefined;

function table(): Map<string, [number, number]> {
  const decoder = new TextDecoder('gbk');
  const known = new Map<string, [number, number]>();
  for (let high = 0x81; high <= 0xfe; high += 1) {
    for (let low = 0x40; low <= 0xfe; low += 1) {
      const text = decoder.decode(Uint8Array.of(high, low));
      if (text.length === 1 && text !== '\ufffd') known.set(text, [high, low]);
    }
  }
  return known;
}

/** Text in GBK; what GBK has no character for becomes a question mark. */
export function encodeGbk(text: string): Buffer {
  bytesOf ??= table();
  const known = bytesOf;
  return Buffer.from(
    Array.from(text).flatMap((character) => {
      const code = character.charCodeAt(0);
      return code < 0x80 ? [code] : [...(known.get(character) ?? [0x3f])];
    }),
  );
}
