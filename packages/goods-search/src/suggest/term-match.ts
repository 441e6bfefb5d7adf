import { pinyin } from 'pinyin-pro';

/** A word, category or brand that can be suggested, ready to be compared with what is typed. */
export interface Term {
  /** As it is shown. */
  text: string;
  /** Without spaces, lower case. */
  key: string;
  characters: string[];
  /** The pinyin of each character; '' if it is not Chinese. */
  syllables: string[];
  /** The first letters of all syllables. A quick test: most terms can be ruled out by them. */
  initials: string;
  /** How likely it is meant: the number of goods that have it. */
  weight: number;
}

const isChinese = /[\u3400-\u9fff]/;

/** `key` is the text as normaliseText leaves it, without spaces. */
export function toTerm(text: string, key: string, weight: number): Term {
  const characters = Array.from(key);
  const syllables = isChinese.test(key) ? pinyin(key, { toneType: 'none', type: 'array', v: true }) : [];
  const isAligned = syllables.length === characters.length;
  const spelled = characters.map((character, at) =>
    isChinese.test(character) && isAligned ? (syllables[at] ?? '').replaceAll('ü', 'v') : '',
  );
  const initials = spelled.map((syllable) => syllable.slice(0, 1)).join('');
  return { text, key, characters, syllables: spelled, initials, weight };
}

/** A match: the lower the tier, the better. `from` and `to` (exclusive) are positions in the term's characters. */
export interface Match {
  tier: number;
  from: number;
  to: number;
}

const tiers = {
  whole: 0,
  start: 1,
  wholeInitials: 2,
  inside: 2.5,
  startInitials: 3,
  startMixed: 4,
  soundInside: 5,
  initialsInside: 6,
} as const;
/** Added to the tier if the last syllable is incomplete: for `lu`, 路 (lu) comes before 轮 (lun). */
const halfSyllable = 0.4;

/**
 * Matches a term with what is typed (normalised, without spaces): by its characters at any position; else by its pinyin in
 * full, by initials or mixed, from its beginning or from a later syllable. Pinyin matches whole syllables only, so that
 * `an` does not find 班 (ban).
 */
export function matchTerm(term: Term, typed: string): Match | undefined {
  const at = term.key.indexOf(typed);
  if (at === 0) return { tier: term.key === typed ? tiers.whole : tiers.start, from: 0, to: Array.from(typed).length };
  const letter = /[a-z]/.exec(typed)?.[0];
  if (!letter || !term.initials.includes(letter)) return at > 0 ? placeInside(term, typed, at) : undefined;
  return matchSound(term, typed) ?? (at > 0 ? placeInside(term, typed, at) : undefined);
}

/** The end of a Chinese word says what it is, so it ranks like the beginning: 笔 means 中性笔 no less than 笔筒. */
function placeInside(term: Term, typed: string, at: number): Match {
  const from = Array.from(term.key.slice(0, at)).length;
  const isKind = isChinese.test(typed) && term.key.endsWith(typed);
  return { tier: isKind ? tiers.start : tiers.inside, from, to: from + Array.from(typed).length };
}

function matchSound(term: Term, typed: string): Match | undefined {
  const isEnd = (to: number) => to === term.characters.length;
  const full = spell(term, typed, 0, 'full');
  if (full) {
    const tier = isEnd(full.to) && !full.isHalf ? tiers.whole : tiers.start;
    return { tier: tier + (full.isHalf ? halfSyllable : 0), from: 0, to: full.to };
  }
  const initials = spell(term, typed, 0, 'initials');
  if (initials)
    return { tier: isEnd(initials.to) ? tiers.wholeInitials : tiers.startInitials, from: 0, to: initials.to };
  const mixed = typed.length > 2 ? spell(term, typed, 0, 'mixed') : undefined;
  if (mixed) return { tier: tiers.startMixed, from: 0, to: mixed.to };
  for (let from = 1; from < term.characters.length && typed.length > 1; from += 1) {
    const later = spell(term, typed, from, 'full');
    if (later && !later.isHalf) return { tier: tiers.soundInside, from, to: later.to };
    const laterInitials = spell(term, typed, from, 'initials');
    if (laterInitials) return { tier: tiers.initialsInside, from, to: laterInitials.to };
  }
  return undefined;
}

type Manner = 'full' | 'initials' | 'mixed';
interface Spelled {
  /** The character after the last one that was used. */
  to: number;
  isHalf: boolean;
}

/**
 * Matches all that is typed with the term's characters, one by one, beginning at `from`. Undefined if it does not
 * match.
 */
function spell(term: Term, typed: string, from: number, manner: Manner, at = 0): Spelled | undefined {
  if (at === typed.length) return { to: from, isHalf: false };
  const character = term.characters[from];
  if (character === undefined) return undefined;
  if (typed.startsWith(character, at)) {
    const rest = spell(term, typed, from + 1, manner, at + character.length);
    if (rest) return rest;
  }
  const syllable = term.syllables[from];
  if (!syllable) return undefined;
  if (manner !== 'initials') {
    if (typed.startsWith(syllable, at)) {
      const rest = spell(term, typed, from + 1, manner, at + syllable.length);
      if (rest) return rest;
    } else if (syllable.startsWith(typed.slice(at))) return { to: from + 1, isHalf: true };
  }
  if (manner === 'full') return undefined;
  for (const initial of initialsOf(syllable)) {
    if (!typed.startsWith(initial, at)) continue;
    const rest = spell(term, typed, from + 1, manner, at + initial.length);
    if (rest) return rest;
  }
  return undefined;
}

/** The initials that people type for a syllable: zh and z for zhi. */
const initialsOf = (syllable: string): string[] =>
  /^[zcs]h/.test(syllable) ? [syllable.slice(0, 2), syllable.slice(0, 1)] : [syllable.slice(0, 1)];
