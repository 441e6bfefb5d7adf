/** What case and width leave the same: names are compared by it. */
const plain = (text: string): string => text.toLowerCase();

/** Every two characters that stand side by side in a text, each once; one character alone has none. */
export function pairsOf(text: string): string[] {
  const signs = Array.from(plain(text));
  return [...new Set(signs.slice(1).map((sign, at) => `${signs[at]}${sign}`))];
}
