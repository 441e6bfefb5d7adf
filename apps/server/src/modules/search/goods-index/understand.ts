import type { Lexicon } from '../words/lexicon.ts';
import { isGoodsEnding } from '../words/head-words.ts';
import { wordClassOf } from '../words/segmenter.ts';
import { readWish, slotOfWord } from '../words/read-wish.ts';
import type { Slot, WordWish } from '../words/wish.ts';
import { bestClassOf, collectByWords } from './collect-hits.ts';
import type { CompanyIndex } from './company-index.ts';
import { correctionsOf } from './correct.ts';
import type { Filters } from './filters.ts';
import { matchWay } from './match-way.ts';
import { rankClass } from './rank.ts';
import { readPinyin } from './read-pinyin.ts';
import { lexiconOf } from './shop-lexicon.ts';
import { termKey } from './term-key.ts';
import { type WordBook, wordBookOf } from './word-book.ts';

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
  if (typedClass >= rankClass.offers) return asTyped;
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

const isPlain = (slot: Slot): boolean => slot.role !== 'modifier';

/** A verb, a time or a character that says how it is used: 发 and 穿 of 下雨穿的; not what the shop knows other words for. */
function isStray(index: CompanyIndex, slot: Slot): boolean {
  if (slot.role !== 'other' || slot.ways.length > 1) return false;
  if (slot.text.length === 1) return !isGoodsEnding(slot.text);
  return /^(?:v|t|zg|d|r|p|u)/.test(wordClassOf(slot.text)) && !isBorne(index, slot);
}

/** Replaces letters that no goods bear by what they are the pinyin of. */
function spellOut(index: CompanyIndex, wish: WordWish | undefined, lexicon: Lexicon): WordWish | undefined {
  if (!wish) return undefined;
  const book = wordBookOf(index);
  const slots = joinLetters(index, wish.slots).flatMap((slot) => spelledSlots(index, slot, book) ?? [slot]);
  if (slots.length === wish.slots.length && slots.every((slot, at) => slot === wish.slots[at])) return wish;
  const main = slots.findLastIndex((slot) => slot.role === 'goods' && !lexicon.isBrand(slot.text));
  return { ...wish, slots, main: main < 0 ? slots.length - 1 : main };
}

/** Syllables that were typed apart, laji dai, as one word, where no goods bear any of them. */
function joinLetters(index: CompanyIndex, slots: readonly Slot[]): Slot[] {
  const isPinyin = (slot: Slot) => /^[a-z]+$/.test(slot.text) && !isBorne(index, slot);
  if (slots.length < 2 || !slots.every(isPinyin)) return [...slots];
  const [first] = slots;
  return first ? [{ ...first, text: slots.map((slot) => slot.text).join('') }] : [];
}

/** Letters, or letters behind a size: a4dayinzhi. */
function spelledSlots(index: CompanyIndex, slot: Slot, book: WordBook): Slot[] | undefined {
  const [, size = '', letters = ''] = /^((?:[a-z]*\d[a-z\d.]*?)?)([a-z]{3,})$/.exec(slot.text) ?? [];
  if (!letters || isBorne(index, slot)) return undefined;
  const spelled = readPinyin(letters, book);
  if (!spelled || !size) return spelled;
  return [{ ...slot, text: size, ways: [{ lexemes: [size], isAsTyped: true }], codeStart: '' }, ...spelled];
}

const isBorne = (index: CompanyIndex, { ways }: Pick<Slot, 'ways'>): boolean =>
  index.segments.some(({ postings }) => ways.some(({ lexemes }) => matchWay(postings, lexemes.map(termKey)).count > 0));

function onlyThose(wish: WordWish, isLeft: (slot: Slot) => boolean): WordWish | undefined {
  const slots = wish.slots.filter(isLeft);
  if (slots.length === 0 || slots.length === wish.slots.length) return undefined;
  const main = wish.slots[wish.main];
  return { ...wish, slots, main: Math.max(0, main ? slots.indexOf(main) : 0), codeKey: '' };
}
