/** What fits into so many bytes of UTF-8, whole characters; what does not ends in "…". */
export function cutBytes(text: string, most: number): string {
  if (Buffer.byteLength(text) <= most) return text;
  let kept = '';
  for (const letter of text) {
    if (Buffer.byteLength(`${kept}${letter}…`) > most) break;
    kept += letter;
  }
  return `${kept}…`;
}

/** Words alone: what some people wrote must not become a link or a picture on a card that others trust. */
export const plainWords = (text: string): string => text.replace(/[<>[\]*_#`~|!\\]/g, '');
