import { normaliseText, splitRuns } from '../words/normalise.ts';
import { pinyinOf } from '../words/pinyin.ts';
import type { Lexicon } from '../query/lexicon.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Token, ParsedQuery } from '../query/parsed-query.ts';

/** The lexeme of a title word's pinyin in search_docs. */
export const soundLexeme = (word: string): string => `#p${pinyinOf(word)}`;

/** The query parsed by sound, for PostgreSQL and for queries that found nothing: 中姓笔 finds 中性笔. */
export function parseQueryBySound(typed: string, lexicon: Lexicon): ParsedQuery | undefined {
  const runs = splitRuns(normaliseText(typed).trim());
  if (!runs.some((run) => run.kind === 'chinese' && run.text.length > 1)) return undefined;
  const tokens = runs.flatMap((run) =>
    run.kind === 'latin' || run.text.length < 2
      ? (parseQuery(run.text, lexicon)?.tokens ?? [])
      : [soundToken(run.text)],
  );
  return { tokens, main: tokens.length - 1, unwanted: [], codeKey: '', isCodeStart: false };
}

const soundToken = (word: string): Token => ({
  text: word,
  role: 'other',
  variants: [{ lexemes: [soundLexeme(word)], isAsTyped: true }],
  codeStart: '',
  isJoined: false,
});

/** The typed words in the spelling of the title that was found: 中姓笔 → 中性笔. */
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
