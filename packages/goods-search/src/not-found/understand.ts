import { dictionary } from '../words/dictionary.ts';
import { commonLexicon, type Lexicon } from '../query/lexicon.ts';
import { isGoodsEnding } from '../words/head-words.ts';
import { wordClassOf } from '../words/segmenter.ts';
import { readWish, slotOfWord } from '../query/read-wish.ts';
import type { Slot, WordWish } from '../query/wish.ts';
import { isCategoryName } from '../index/category-names.ts';
import { bestClassOf, collectByWords } from '../find/collect-hits.ts';
import type { CompanyIndex } from '../index/company-index.ts';
import { correctionsOf } from './correct.ts';
import type { Filters } from '../find/filters.ts';
import { matchWay } from '../find/match-way.ts';
import { rankClass } from '../rank/rank.ts';
import { readPinyin } from './read-pinyin.ts';
import { lexiconOf } from '../index/shop-lexicon.ts';
import { termKey } from '../index/term-key.ts';
import { type WordBook, wordBookOf } from '../index/word-book.ts';

/** Letters of the longest unit that may stand before pinyin. */
const longestUnit = 3;

/** What is searched for in the end, and how it differs from what was typed. */
export interface Understood {
  wish: WordWish;
  /** Put right: the words that are searched for. */
  correctedKey: string | undefined;
  /** Words that only describe were left out: what is searched for. */
  widenedKey: string | undefined;
}

/** What was typed, as this shop's words allow: letters that no goods bear may be pinyin. Undefined: no word at all. */
export function readTyped(index: CompanyIndex, typed: string): WordWish | undefined {
  const lexicon = lexiconOf(index);
  return spellOut(index, refuse(index, readWish(typed, lexicon), lexicon), lexicon);
}

/**
 * 无 and 非 before a word: where goods say so it is looked for, as 无线 and 无糖; where none does it is refused, as 香味 of
 * 无香味.
 */
function refuse(index: CompanyIndex, wish: WordWish | undefined, lexicon: Lexicon): WordWish | undefined {
  if (!wish?.slots.some(({ text }) => /^[无非]/.test(text))) return wish;
  const slots: Slot[] = [];
  const unwanted = [...wish.unwanted];
  for (let at = 0; at < wish.slots.length; at += 1) {
    const slot = wish.slots[at];
    const next = wish.slots[at + 1];
    if (!slot) continue;
    const isAlone = /^[无非]$/.test(slot.text) && slot.isJoined && next !== undefined;
    const whole = isAlone ? slotOfWord(slot.text + next.text, lexicon) : slot;
    const refused = /^[无非](.{1,6})$/.exec(whole.text)?.[1];
    if (isAlone) at += 1;
    if (!refused || isBorne(index, { ways: whole.ways.slice(0, 1) })) {
      slots.push(whole);
      continue;
    }
    // 非一次性手套: gloves are wanted, only not such.
    const thing = refused.length > 3 && lexicon.isGoods(refused.slice(-2)) ? refused.slice(-2) : '';
    if (thing) slots.push(slotOfWord(thing, lexicon));
    unwanted.push([slotOfWord(thing ? refused.slice(0, -2) : refused, lexicon)]);
  }
  if (slots.length === 0) return wish;
  const main = wish.slots[wish.main];
  return { ...wish, slots, unwanted, main: main && slots.includes(main) ? slots.indexOf(main) : slots.length - 1 };
}

/**
 * For words that offer nothing: they may be mistyped, or hold words that only describe and may be left out. `all` lets
 * every item of the shop pass: what is chosen in the filters does not change what words mean.
 */
export function understand(index: CompanyIndex, typed: string, wish: WordWish, all: Filters): Understood {
  const lexicon = lexiconOf(index);
  const classOf = (one: WordWish) => bestClassOf(collectByWords(index, all, one));
  const asTyped = { wish, correctedKey: undefined, widenedKey: undefined };
  const typedClass = classOf(wish);
  if (typedClass >= rankClass.offers) return sharedTypo(index, typed, { wish, all }) ?? asTyped;
  for (const text of correctionsOf(typed, wordBookOf(index), lexicon)) {
    const corrected = readTyped(index, text);
    if (corrected && classOf(corrected) >= rankClass.offers) return { ...asTyped, wish: corrected, correctedKey: text };
  }
  if (typedClass >= 0) return asTyped;
  const isMeant = (slot: Slot) => isPlain(slot) && !isStray(index, slot);
  for (const { isLeft, least } of [
    { isLeft: isPlain, least: rankClass.offers },
    { isLeft: isMeant, least: rankClass.mentions },
  ]) {
    const plain = onlyThose(wish, isLeft);
    if (!plain || classOf(plain) < least) continue;
    return { wish: plain, correctedKey: undefined, widenedKey: plain.slots.map((slot) => slot.text).join(' ') };
  }
  return asTyped;
}

/** More goods than these with a word are no slip of their sellers. */
const mostSlips = 5;
/** So many times more goods bear what it is taken for. */
const muchMore = 6;

/** Few goods bear it, and the dictionary does not know what it names: 记算器. */
export function mayBeSlip(index: CompanyIndex, { slots, main }: WordWish, found: number): boolean {
  const named = slots[main];
  if (found > mostSlips || found === 0 || !named || named.role === 'brand') return false;
  if (!/^[\u3400-\u9fff]{2,}$/.test(named.text) || dictionary().all.has(named.text)) return false;
  return !index.synonyms.has(named.text) && !isCategoryName(index, named.text);
}

function sharedTypo(
  index: CompanyIndex,
  typed: string,
  { wish, all }: { wish: WordWish; all: Filters },
): Understood | undefined {
  const count = (one: WordWish) => collectByWords(index, all, one).count;
  const found = count(wish);
  if (!mayBeSlip(index, wish, found)) return undefined;
  for (const text of correctionsOf(typed, withoutSlips(wordBookOf(index)), commonLexicon())) {
    const corrected = readTyped(index, text);
    if (corrected && count(corrected) >= found * muchMore)
      return { wish: corrected, correctedKey: text, widenedKey: undefined };
  }
  return undefined;
}

/** As if nobody had made the slip. */
const withoutSlips = (book: WordBook): WordBook => ({
  ...book,
  find: (word) => {
    const stats = book.find(word);
    return stats && stats.count > mostSlips ? stats : undefined;
  },
});

const isPlain = (slot: Slot): boolean => slot.role !== 'modifier';

/** A verb, a time or a character that says how it is used: 发 and 穿 of 下雨穿的; not what the shop knows other words for. */
function isStray(index: CompanyIndex, slot: Slot): boolean {
  if (slot.role !== 'other' || slot.ways.length > 1) return false;
  if (slot.text.length === 1) return !isGoodsEnding(slot.text);
  const wordClass = wordClassOf(slot.text);
  return wordClass === 't' || (/^(?:v|zg|d|r|p|u)/.test(wordClass) && !isBorne(index, slot));
}

/** Replaces letters that no goods bear by what they are the pinyin of. */
function spellOut(index: CompanyIndex, wish: WordWish | undefined, lexicon: Lexicon): WordWish | undefined {
  if (!wish) return undefined;
  const slots = joinLetters(index, wish.slots).flatMap((slot) => spelledSlots(index, slot, lexicon) ?? [slot]);
  if (slots.length === wish.slots.length && slots.every((slot, at) => slot === wish.slots[at])) return wish;
  const main = slots.findLastIndex((slot) => slot.role === 'goods' && !lexicon.isBrand(slot.text));
  return { ...wish, slots, main: main < 0 ? slots.length - 1 : main };
}

/** Syllables that were typed apart, laji dai, as one word where the shop's goods sound so and none bears one of them. */
function joinLetters(index: CompanyIndex, slots: readonly Slot[]): Slot[] {
  const isSyllable = ({ text, role }: Slot) => /^[a-z]{1,6}$/.test(text) && role !== 'goods' && role !== 'brand';
  const joined: Slot[] = [];
  for (let at = 0; at < slots.length;) {
    let end = at;
    while (end < slots.length && isSyllable(slots[end] as Slot)) end += 1;
    const part = slots.slice(at, Math.max(end, at + 1));
    const [first] = part;
    const text = part.map((slot) => slot.text).join('');
    const isSpelled =
      part.length > 1 && part.some((slot) => !isBorne(index, slot)) && readPinyin(text, wordBookOf(index));
    if (first && isSpelled) joined.push({ ...first, text, ways: [{ lexemes: [text], isAsTyped: true }] });
    else joined.push(...part);
    at += part.length;
  }
  return joined;
}

/** Asked first: whether goods bear the letters takes far longer to tell. */
const mayBeSpelled = /^[a-z]{3,}$|^[a-z]{4,}\d[a-z\d.]*$|\d[a-z\d.]*[a-z]{3,}$/;

/** Letters, or letters beside a size: a4dayinzhi, 500mlshuibei, dayinzhi70g. */
function spelledSlots(index: CompanyIndex, slot: Slot, lexicon: Lexicon): Slot[] | undefined {
  const isAsked = slot.role !== 'goods' && slot.role !== 'brand' && !slot.amount && mayBeSpelled.test(slot.text);
  if (!isAsked || isBorne(index, slot)) return undefined;
  const book = wordBookOf(index);
  const sized = (size: string) => readWish(size, lexicon)?.slots ?? [];
  if (/^[a-z]{3,}$/.test(slot.text)) return readPinyin(slot.text, book);
  const [, letters = '', behind = ''] = /^([a-z]{4,})(\d[a-z\d.]*)$/.exec(slot.text) ?? [];
  const named = letters ? readPinyin(letters, book) : undefined;
  if (named) return [...named, ...sized(behind)];
  const [before = ''] = /^[a-z]*\d[a-z\d.]*?(?=[a-z]{3,}$)/.exec(slot.text) ?? [];
  // A unit may stand between: 500 ml shuibei.
  if (!before) return undefined;
  for (let end = before.length; end <= before.length + longestUnit; end += 1) {
    const spelled = slot.text.length - end >= 3 ? readPinyin(slot.text.slice(end), book) : undefined;
    if (spelled) return [...sized(slot.text.slice(0, end)), ...spelled];
  }
  return undefined;
}

const isBorne = (index: CompanyIndex, { ways }: Pick<Slot, 'ways'>): boolean =>
  index.segments.some(({ postings }) => ways.some(({ lexemes }) => matchWay(postings, lexemes.map(termKey)).count > 0));

function onlyThose(wish: WordWish, isLeft: (slot: Slot) => boolean): WordWish | undefined {
  const slots = wish.slots.filter(isLeft);
  if (slots.length === 0 || slots.length === wish.slots.length) return undefined;
  const main = wish.slots[wish.main];
  return { ...wish, slots, main: Math.max(0, main ? slots.indexOf(main) : 0), codeKey: '' };
}
