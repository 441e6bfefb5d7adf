import { cutQuery } from './cut-query.ts';
import type { Lexicon } from './lexicon.ts';

/** A query split into what is wanted and what is not: 不要黑色的中性笔 → 中性笔, without 黑色. */
export interface SplitQuery {
  wanted: string;
  /** Phrases; goods that contain one of them are no hits. */
  unwanted: string[];
}

/** 没有 excludes something; 有没有 is only a question. */
const refusal = /(?<!有)(?:不想要|不要|别要|不需要|不包含|不含|不带|没有|不是|除了|除开|除去|去掉|排除)/;
const clauseEnd = /[\s,，。;；]/;
const outside = /(?:以外|之外|外)/;
const connector = /[和或跟与及、]/;

/** `text` is normalised. */
export function readNegation(text: string, lexicon: Lexicon): SplitQuery {
  const found = refusal.exec(text);
  if (!found) return { wanted: text, unwanted: [] };
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length).trimStart();
  const end = after.search(clauseEnd);
  const clause = end < 0 ? after : after.slice(0, end);
  const { unwanted, left } = splitClause(clause, lexicon);
  const rest = readNegation(`${left} ${end < 0 ? '' : after.slice(end)}`, lexicon);
  return {
    wanted: `${before} ${rest.wanted}`.trim(),
    unwanted: [...unwanted.split(connector).filter(Boolean), ...rest.unwanted],
  };
}

/**
 * Splits the words behind a negation. Everything up to 以外 or 的 is unwanted. Without these, only the first word is, if
 * goods are named behind it: 不带滚轮会议椅.
 */
function splitClause(clause: string, lexicon: Lexicon): { unwanted: string; left: string } {
  for (const boundary of [outside, /的/]) {
    const found = boundary.exec(clause);
    if (!found || found.index === 0) continue;
    const left = clause.slice(found.index + found[0].length).replace(/^的/, '');
    return { unwanted: clause.slice(0, found.index), left };
  }
  const words = /^[\u3400-\u9fff]+$/.test(clause) ? cutQuery(clause, lexicon) : [clause];
  const [first = '', ...others] = words;
  const isGoodsBehind = others.some((word) => lexicon.isGoods(word)) && !others.some((word) => connector.test(word));
  return isGoodsBehind ? { unwanted: first, left: others.join('') } : { unwanted: clause, left: '' };
}
