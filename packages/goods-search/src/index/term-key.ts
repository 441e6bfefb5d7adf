/**
 * A word as one number: the code of a Chinese character, both codes of two characters, or for letters and digits a hash of 52
 * bits above 2^52. So no dictionary has to be kept; that two latin words share a number is practically impossible.
 */
const latinBase = 2 ** 52;

export const pairKey = (first: number, second: number): number => first * 0x1_0000 + second;

/** The key of text[from, to), letters and digits. */
export function latinKey(text: string, from: number, to: number): number {
  let first = 0x811c_9dc5;
  let second = 0x9747_b28c;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    first = Math.imul(first ^ code, 0x0100_0193);
    second = Math.imul(second ^ (code + 0x9e37_79b9), 0x85eb_ca6b);
    second ^= second >>> 13;
  }
  return latinBase + (first & 0xf_ffff) * 0x1_0000_0000 + (second >>> 0);
}

export const isChinese = (code: number): boolean => code >= 0x3400 && code <= 0x9fff;

/** The key of one character, of two, or of a word of letters and digits. */
export function termKey(word: string): number {
  const first = word.charCodeAt(0);
  if (!isChinese(first)) return latinKey(word, 0, word.length);
  return word.length === 1 ? first : pairKey(first, word.charCodeAt(1));
}
