import { type Amount, type IsUnit, numberOfAmount, readAmount, spellingsOf } from '../words/amounts.ts';
import { cutQuery, isColour } from './cut-query.ts';
import type { Lexicon } from './lexicon.ts';
import {
  bigrams,
  codeKeyOf,
  joinLatin,
  latinPieces,
  normaliseText,
  type Run,
  sizeSides,
  splitRuns,
} from '../words/normalise.ts';
import { joinEnglish } from '../words/english.ts';
import { additions, isGoodsEnding } from '../words/head-words.ts';
import { readNegation } from './read-negation.ts';
import { cutForSearch, cutWords, isGoodsWord, wordClassOf } from '../words/segmenter.ts';
import type { Token, TokenRole, Variant, ParsedQuery } from './parsed-query.ts';

/**
 * A run of letters and digits shorter than this, such as `a4`, is one word. Longer ones are also searched for by their
 * parts and their beginning.
 */
const minSplitLength = 4;
/** Words of this length may be separated in a title: 笔记本电脑 also finds 笔记本 … 电脑. */
const minPartedLength = 4;

/** Parses what a person typed; undefined if there is no word in it. */
export function parseQuery(typed: string, lexicon: Lexicon): ParsedQuery | undefined {
  const { wanted, unwanted } = readNegation(joinEnglish(normaliseText(typed).trim()), lexicon);
  const tokens = readTokens(wanted, lexicon);
  if (tokens.length === 0) return undefined;
  return {
    tokens,
    main: mainToken(tokens),
    unwanted: unwanted.map((phrase) => readTokens(phrase, lexicon)).filter((words) => words.length > 0),
    codeKey: codeOf(typed),
    isCodeStart: /[\d\-_/]/.test(typed),
  };
}

/** One word as a token. */
export const tokenOfWord = (word: string, lexicon: Lexicon): Token => tokenOf(word, lexicon);

/** What was typed as an item or model number, which may contain letters, digits, punctuation and spaces. */
function codeOf(typed: string): string {
  const text = typed.normalize('NFKC').trim();
  return text.length >= 2 && text.length <= 40 ? codeKeyOf(text) : '';
}

/**
 * The token that names the goods: the last one that is a name of goods, or else the last one that may be (黑色 0.5 中性笔,
 * 闹钟小米). Words behind 带 and the like name an addition and do not count: 垃圾桶带轮子.
 */
function mainToken(all: readonly Token[]): number {
  const addition = all.findIndex((token, at) => at > 0 && additions.has(token.text));
  const tokens = addition < 0 ? all : all.slice(0, addition);
  for (const roles of [['goods'], ['other'], ['brand'], ['modifier']] satisfies TokenRole[][]) {
    const last = tokens.findLastIndex((token) => (roles as TokenRole[]).includes(token.role));
    if (last >= 0) return last;
  }
  return tokens.length - 1;
}

function readTokens(text: string, lexicon: Lexicon): Token[] {
  const mixed = findMixed(text, lexicon);
  if (mixed) {
    return [
      ...readTokens(text.slice(0, mixed.at), lexicon),
      tokenOf(mixed.word, lexicon),
      ...readTokens(text.slice(mixed.at + mixed.word.length), lexicon),
    ];
  }
  const runs = runsOf(text, lexicon);
  return runs.flatMap((run, at) => tokensOf(run, lexicon, runs[at + 1]?.isJoined ?? false));
}

/** The runs of a query, with each number joined to its unit: 3匹 空调. */
export function runsOf(text: string, { isUnit }: Lexicon): Run[] {
  const runs = splitRuns(text);
  return runs.flatMap((run, at) => {
    const before = runs[at - 1];
    const next = runs[at + 1];
    if (before && countOf(before, run, isUnit)) {
      const rest = run.text.slice(1);
      return rest ? [{ ...run, text: rest }] : [];
    }
    const unit = next && countOf(run, next, isUnit);
    return [unit ? { ...run, text: run.text + unit } : run];
  });
}

/** The unit behind a number: 匹 of 3匹空调. None in 3开关, where the character begins another word. */
function countOf(number: Run, next: Run, isUnit: IsUnit): string | undefined {
  const first = next.text[0] ?? '';
  const isCounted = next.isJoined && next.kind === 'chinese' && /^\d+(?:\.\d+)?$/.test(number.text) && isUnit(first);
  return isCounted && cutWords(next.text)[0] === first ? first : undefined;
}

function findMixed(text: string, { mixedWords }: Lexicon): { word: string; at: number } | undefined {
  for (const word of mixedWords) {
    const at = text.indexOf(word);
    if (at < 0) continue;
    const isCut = (inside: string, outside: string | undefined) =>
      /[a-z0-9]/.test(inside) && /[a-z0-9]/.test(outside ?? '');
    if (!isCut(word[0] ?? '', text[at - 1]) && !isCut(word.at(-1) ?? '', text[at + word.length])) return { word, at };
  }
  return undefined;
}

function tokensOf(run: Run, lexicon: Lexicon, isJoined: boolean): Token[] {
  if (run.kind === 'latin') return [{ ...latinToken(run.text, lexicon), isJoined }];
  const words = cutQuery(run.text, lexicon);
  return words.map((word, at) => ({ ...tokenOf(word, lexicon), isJoined: isJoined || at < words.length - 1 }));
}

function tokenOf(word: string, lexicon: Lexicon): Token {
  const variants = variantsOf(word, lexicon);
  const parts = partsOf(word, lexicon);
  if (parts.length > 1) variants.push({ lexemes: parts.flatMap(lexemesOf), isAsTyped: false });
  if (isColourName(word)) variants.push({ lexemes: [word[0] ?? ''], isAsTyped: false, isPropertyOnly: true });
  return { text: word, role: roleOf(word, lexicon), variants, codeStart: '', isJoined: false };
}

function roleOf(word: string, lexicon: Lexicon): TokenRole {
  if (lexicon.isBrand(word)) return 'brand';
  if (lexicon.isGoods(word)) return 'goods';
  if (lexicon.isModifier(word)) return 'modifier';
  return 'other';
}

const variantsOf = (word: string, { synonyms }: Lexicon): Variant[] =>
  synonyms.of(word).map((synonym) => ({ lexemes: lexemesOf(synonym), isAsTyped: synonym === word }));

/** A colour such as 粉色, which goods may have as 雾粉 or 豆沙粉. */
const isColourName = (word: string): boolean => word.length === 2 && word[1] === '色' && isColour(word[0] ?? '');

/**
 * A colour and a thing in two characters, which may be separated in a title: 红笔. Other words of two characters stay
 * whole: 长凳, 小米.
 */
const isCoated = ([look = '', thing = '']: string): boolean => isColour(look) && isGoodsEnding(thing);

/** The parts of a word, if they may be separated in a title; none if it has to stay whole. */
function partsOf(word: string, lexicon: Lexicon): string[] {
  if (!/^[\u3400-\u9fff]+$/.test(word)) return [];
  if (lexicon.isBrand(word) || (isGoodsWord(word) && word.length < minPartedLength)) return [];
  if (word.length === 2) return isCoated(word) && !lexicon.isBrand(word) ? Array.from(word) : [];
  if (word.length < minPartedLength) return isKnownWord(word) ? [] : [word.slice(0, -1), word.slice(-1)];
  const shorter = cutForSearch(word).filter((part) => part.length < word.length && part.length > 1);
  const parts: string[] = [];
  for (let at = 0; at < word.length;) {
    const part = shorter.filter((one) => word.startsWith(one, at)).toSorted((a, b) => b.length - a.length)[0];
    if (!part) return halvesOf(word);
    parts.push(part);
    at += part.length;
  }
  return parts;
}

/** Whether the dictionary has this word as a whole. */
const isKnownWord = (word: string): boolean => !['', 'x'].includes(wordClassOf(word));

/** Splits off the thing at the end: 丁腈手套 → 丁腈, 手套 if the dictionary knows it, else the last character: 洗衣机罩 → 洗衣机, 罩. */
function halvesOf(word: string): string[] {
  const thing = word.slice(-2);
  if (isGoodsWord(thing)) return [word.slice(0, -2), thing];
  return [word.slice(0, -1), word.slice(-1)];
}

/** The index terms of a text: pairs of characters for 复印纸, one word for letters and digits, and u盘 joined. */
function lexemesOf(text: string): string[] {
  const runs = splitRuns(text);
  return runs.flatMap((run, at) => {
    if (run.kind === 'latin') {
      const next = runs[at + 1];
      const isBridge = next?.isJoined && next.kind === 'chinese' && /[a-z0-9]$/.test(run.text);
      return [isBridge ? `${joinLatin(run.text)}${next.text[0] ?? ''}` : joinLatin(run.text)];
    }
    return run.isJoined && run.text.length === 1 ? [] : bigrams(run.text);
  });
}

function latinToken(run: string, lexicon: Lexicon): Token {
  const joined = joinLatin(run);
  const amount = readAmount(joined, lexicon.isUnit);
  if (amount) return { ...amountToken(amount, lexicon), text: joined };
  const variants = variantsOf(joined, lexicon);
  if (/^\d+(?:\.\d+)?$/.test(joined)) variants.push({ lexemes: [numberOfAmount(Number(joined))], isAsTyped: true });
  const pieces = latinPieces(run);
  const sides = sizeSides(run);
  const isLong = joined.length >= minSplitLength;
  if (isLong && pieces.length > 1 && sides.length < 2) variants.push({ lexemes: pieces, isAsTyped: false });
  if (sides.length > 1) variants.push({ lexemes: sides, isAsTyped: false });
  const isCode = isLong && /\d/.test(joined) && /[a-z]/.test(joined);
  const role = lexicon.isBrand(joined) ? 'brand' : lexicon.isGoods(joined) ? 'goods' : 'measure';
  return { text: joined, role, variants, codeStart: isCode ? joined : '', isJoined: false };
}

/**
 * An amount matches as a whole or converted to another unit. A decimal also matches without its unit, as titles often
 * leave it out: 中性笔 0.5.
 */
export function amountToken(amount: Amount, lexicon: Lexicon): Token {
  const written = spellingsOf(amount);
  const variants = written.flatMap((text) =>
    variantsOf(text, lexicon).map((variant) => ({ ...variant, isAsTyped: true })),
  );
  const [number = 0] = amount.numbers;
  const isBare = amount.numbers.length === 1 && !Number.isInteger(number);
  if (isBare) variants.push({ lexemes: [String(number)], isAsTyped: false });
  return { text: written[0] ?? '', role: 'measure', variants, codeStart: '', isJoined: false, amount };
}
