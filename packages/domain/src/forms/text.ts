/**
 * The rules of one form field: the Chinese text to show, or undefined when the value is fine
 * (docs/domain/validation.md §1). Screens call them while the user types, the server before it does anything.
 */
export type FieldRule = (value: string) => string | undefined;

/** Trims, and turns full-width letters and digits into the plain ones. For numbers, codes and names of accounts. */
export const tidyCode = (value: string): string => value.normalize('NFKC').trim();

/** Trims. For names and free text, whose full-width punctuation is meant. */
export const tidyText = (value: string): string => value.trim();

/** Length as a reader counts it: code points, not UTF-16 units. */
export const lengthOf = (value: string): number => Array.from(value).length;

/** Whether the text has half of a surrogate pair: that is no character, and PostgreSQL refuses to store it. */
export const hasLoneSurrogate = (value: string): boolean => /\p{Cs}/u.test(value);

/** Control characters, line separators and halves of characters never belong in a field of one line. */
export const hasControl = (value: string): boolean => /[\p{Cc}\u2028\u2029]/u.test(value) || hasLoneSurrogate(value);

/** Pictures such as emoji; digits, # and * count as emoji for Unicode and are let through. */
export const hasEmoji = (value: string): boolean =>
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/u.test(value);

/** A rule by a pattern with one text for everything else. */
export const matching =
  (pattern: RegExp, text: string): FieldRule =>
  (value) =>
    pattern.test(value) && !hasControl(value) ? undefined : text;

/** A line of so many characters at least and at most, with one text for everything else. */
export const between =
  (least: number, most: number, text: string): FieldRule =>
  (value) =>
    lengthOf(value) >= least && lengthOf(value) <= most && !hasControl(value) ? undefined : text;

/** Asks for what is missing by its own text. */
export const filled =
  (text: string, rule: FieldRule): FieldRule =>
  (value) =>
    value === '' ? text : rule(value);

/** Lets '' pass; for fields that may stay empty. */
export const optionally =
  (rule: FieldRule): FieldRule =>
  (value) =>
    value === '' ? undefined : rule(value);
