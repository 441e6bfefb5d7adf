const startsWithNumber = /^[\d.]/;
const endsWithNumber = /\d$/;

/** Finds a word whatever room stands between its signs, but not within a longer number: 50L is not in 150L. */
function patternOf(word: string): RegExp {
  const signs = Array.from(word, (sign) => (/[\p{L}\p{N}]/u.test(sign) ? sign : `\\${sign}`)).join('\\s*');
  const [before, after] = [
    startsWithNumber.test(word) ? '(?<![\\d.])' : '',
    endsWithNumber.test(word) ? '(?![\\d.])' : '',
  ];
  return new RegExp(`${before}${signs}${after}`, 'i');
}

/** What of a spec a paper still has to say beside the name of the goods: nothing where the name has each of its words. */
export function specBesideName(itemName: string, itemSpec: string): string {
  const words = itemSpec.split(/\s+/).filter(Boolean);
  return words.every((word) => patternOf(word).test(itemName)) ? '' : itemSpec;
}
