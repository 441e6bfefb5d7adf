/** Ways of typing the same words counted together: width, capitals and spaces apart. */
export const searchTally = (typed: string): string =>
  typed.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ');

/** Digits with what people put between them, so that 138-0013 8000 is seen as one number. */
const digits = (count: string) => `\\d(?:[ \\-.·]?\\d)${count}`;
const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Mobile numbers, identity cards (17 digits and a last one that may be X) and bank cards. */
const numbersOfPeople = new RegExp(
  `(?<!\\d)(?:1[ \\-.]?[3-9](?:[ \\-.]?\\d){9}|${digits('{16}')}[\\dxX]|${digits('{15,18}')})(?!\\d)`,
  'g',
);

/** Covers addresses of mail and numbers of people: the log needs the words, never whose they are. */
export const maskPrivate = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(email, '***@***')
    .replaceAll(numbersOfPeople, (number) => `${number.slice(0, 3)}***${number.slice(-2)}`);

const shortestHot = 2;
const longestHot = 16;
const chineseDigits =
  /[零〇一二三四五六七八九幺两\d][零〇一二三四五六七八九幺两\d\s\-.]{5,}[零〇一二三四五六七八九幺两\d]/;

/**
 * Whether words of strangers may be shown to everybody: short, made of words and usual signs of specifications, with no
 * number in them that could be a person's, and no address.
 */
export function mayBeShown(words: string): boolean {
  const text = words.normalize('NFKC').trim();
  const length = Array.from(text).length;
  if (length < shortestHot || length > longestHot) return false;
  if (!/^[\p{Script=Han}a-z0-9 .+\-/×*#%°]+$/iu.test(text)) return false;
  if (!/[\p{Script=Han}a-z]{2}|\p{Script=Han}/iu.test(text)) return false;
  return (
    maskPrivate(text) === text &&
    !/\d(?:[ \-.]?\d){5}/.test(text) &&
    !chineseDigits.test(text) &&
    !/www|http|\.(?:com|cn|net|top)\b/i.test(text)
  );
}

/** Letters and digits alone: signs between them do not hide a word. */
const bare = (text: string): string => searchTally(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether any of the blocked words stands somewhere in these. */
export function holdsBlocked(words: string, blocked: readonly string[]): boolean {
  const text = bare(words);
  return blocked.some((word) => bare(word) !== '' && text.includes(bare(word)));
}
