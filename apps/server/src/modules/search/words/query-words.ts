import { bigrams, joinLatin, latinPieces, normaliseText, type Run, splitRuns } from './normalise.ts';
import { pinyinOf } from './pinyin.ts';
import { cutWords, synonymsOf } from './segmenter.ts';
import { allOf, anyOf, prefixOf, quoted, weighted } from './tsquery.ts';

/** Below this length a run such as `a4` is one word; longer ones are also looked for piece by piece. */
const minSplitLength = 4;
const minPinyinLength = 4;

export interface WordQuery {
  /** Every word, anywhere in the document. */
  words: string;
  /** Every word in the title. */
  title: string;
  /** Some word in the brand or category. */
  kind: string;
  /** What an item or model number would be compared with. */
  numberKey: string;
}

/** tsquery texts for what a person typed, or undefined when it holds no word at all. */
export function readQuery(typed: string): WordQuery | undefined {
  const text = normaliseText(typed).trim();
  const parts = splitRuns(text).flatMap(partsOf);
  const words = allOf(parts.map((part) => part('')));
  const title = allOf(parts.map((part) => part('A')));
  const kind = anyOf(parts.map((part) => part('B')));
  if (!words || !title || !kind) return undefined;
  const numberKey = numberKeyOf(typed);
  const isNumber = /^[a-z0-9][a-z0-9.\-_/]*$/.test(numberKey) && numberKey.length >= 2;
  return { words: isNumber ? `(${words} | ${prefixOf(`#n${numberKey}`)})` : words, title, kind, numberKey };
}

/** The same wish by sound: finds 中性笔 for 中姓笔. For a query that found nothing. */
export function readQueryBySound(typed: string): WordQuery | undefined {
  const runs = splitRuns(normaliseText(typed).trim());
  if (!runs.some((run) => run.kind === 'chinese' && run.text.length > 1)) return undefined;
  const parts = runs.flatMap((run) =>
    run.kind === 'latin' || run.text.length < 2 ? partsOf(run) : [() => quoted(`#p${pinyinOf(run.text)}`)],
  );
  const words = allOf(parts.map((part) => part('')));
  return words ? { words, title: words, kind: words, numberKey: '' } : undefined;
}

export const numberKeyOf = (number: string): string => number.normalize('NFKC').trim().toLowerCase();

/** Writes one word of the query for the given weights ('' = any). */
type Part = (weights: string) => string;

function partsOf(run: Run): Part[] {
  if (run.kind === 'latin') return [latinPart(run.text)];
  return cutWords(run.text).map(chinesePart);
}

const lexeme = (word: string, weights: string) => (weights ? weighted(word, weights) : quoted(word));

function chinesePart(word: string): Part {
  const ways = synonymsOf(word).map((synonym) => splitRuns(synonym).flatMap(lexemesOf));
  return (weights) => anyOf(ways.map((way) => allOf(way.map((one) => lexeme(one, weights))) ?? '')) ?? '';
}

const lexemesOf = (run: Run): string[] => (run.kind === 'chinese' ? bigrams(run.text) : [joinLatin(run.text)]);

function latinPart(run: string): Part {
  const joined = joinLatin(run);
  const pieces = latinPieces(run);
  return (weights) => {
    const ways = [lexeme(joined, weights)];
    const isSplit = pieces.length > 1 && joined.length >= minSplitLength;
    if (isSplit) ways.push(allOf(pieces.map((piece) => lexeme(piece, weights))) ?? '');
    for (const synonym of synonymsOf(joined)) {
      if (synonym !== joined)
        ways.push(
          allOf(
            splitRuns(synonym)
              .flatMap(lexemesOf)
              .map((one) => lexeme(one, weights)),
          ) ?? '',
        );
    }
    if (!weights && joined.length >= minPinyinLength && /^[a-z]+$/.test(joined)) ways.push(quoted(`#p${joined}`));
    return anyOf(ways) ?? '';
  };
}

/** The typed words in the spelling that the found title has: 中姓笔 → 中性笔. */
export function correctBySound(typed: string, title: string): string {
  return splitRuns(normaliseText(typed))
    .map((run) => (run.kind === 'chinese' ? (sameSound(run.text, title) ?? run.text) : run.text))
    .join(' ');
}

function sameSound(word: string, title: string): string | undefined {
  const sound = pinyinOf(word);
  const starts = Array.from({ length: Math.max(0, title.length - word.length + 1) }, (_, at) => at);
  return starts.map((at) => title.slice(at, at + word.length)).find((part) => pinyinOf(part) === sound);
}
