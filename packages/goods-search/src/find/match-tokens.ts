import { nameMatch } from '../index/category-names.ts';
import { eachCodeFrom, isInText } from '../index/codes.ts';
import { asTyped, endsCategory, inAncestor, inProperties, inTitle, isHead } from '../index/marks.ts';
import { matchVariant } from './match-variant.ts';
import { maxSegmentDocs, type Segment } from '../index/segment.ts';

/** A token of a query, ready to be looked up: its lexemes as the numbers of term-key.ts. */
export interface KeyedToken {
  variants: { keys: number[]; isAsTyped: boolean; isPropertyOnly?: boolean }[];
  /** Item and model numbers that begin with this match too; '' for none. */
  codeStart: string;
  /** By category number, see category-names.ts; undefined where no category has this name. */
  categories: Uint8Array | undefined;
  /** The word names a department of the shop, such as 办公用品: everything in it is meant. */
  isDepartment: boolean;
  /** Counts only where it ends a name: 机 in 打印机, typed behind another word. */
  isEnding: boolean;
  /** The two characters where it meets the next token, if both were typed without a space: 线鼠 of 无线鼠标. */
  joinKey: number | undefined;
}

export interface TokenHits {
  count: number;
  docs: Uint16Array;
  /** By token, then by document of the segment. */
  marks: Uint16Array[];
  /** By document: how many neighbouring tokens are neighbours in its title too. */
  adjacency: Uint8Array;
  done: () => void;
}

const scratch: Uint16Array[] = [];
const adjacency = new Uint8Array(maxSegmentDocs);
const found = new Uint16Array(maxSegmentDocs);
const touched: { docs: Uint16Array; count: number } = { docs: new Uint16Array(maxSegmentDocs), count: 0 };

/**
 * The documents that match every token, in rising order. The arrays are reused: they are valid until `done` is called, and
 * it must be called before the next search.
 */
export function matchTokens(segment: Segment, tokens: readonly KeyedToken[]): TokenHits {
  while (scratch.length < tokens.length) scratch.push(new Uint16Array(maxSegmentDocs));
  const marks = scratch.slice(0, tokens.length);
  touched.count = 0;
  for (const [at, token] of tokens.entries()) {
    const into = marks[at];
    if (into) fillToken(segment, token, into);
    if (touched.count === 0) break;
  }
  let count = 0;
  for (let at = 0; at < touched.count; at += 1) {
    const doc = touched.docs[at] ?? 0;
    if (hasAll(marks, doc)) found[count++] = doc;
  }
  found.subarray(0, count).sort();
  if (count > 0) for (const { joinKey } of tokens) if (joinKey !== undefined) countAdjacent(segment, joinKey);
  const done = () => {
    for (const mark of marks) mark.fill(0, 0, segment.size);
    adjacency.fill(0, 0, segment.size);
  };
  return { count, docs: found, marks, adjacency, done };
}

function hasAll(marks: readonly Uint16Array[], doc: number): boolean {
  for (let at = 0; at < marks.length; at += 1) if (marks[at]?.[doc] === 0) return false;
  return true;
}

/** The key of a single character, see term-key.ts. */
const isCharacter = (key: number | undefined) => key !== undefined && key < 0x1_0000;

function countAdjacent({ postings }: Segment, joinKey: number): void {
  const { docs, marks, count } = matchVariant(postings, [joinKey]);
  for (let at = 0; at < count; at += 1) {
    const doc = docs[at] ?? 0;
    if ((marks[at] ?? 0) & inTitle) adjacency[doc] = (adjacency[doc] ?? 0) + 1;
  }
}

function fillToken(segment: Segment, token: KeyedToken, into: Uint16Array): void {
  touched.count = 0;
  for (const variant of token.variants) {
    const hits = matchVariant(segment.postings, variant.keys);
    const typed = variant.isAsTyped ? asTyped : 0;
    // A synonym of one character counts only where it names the goods: 食盐 is no 海盐饼干.
    const isPart = token.isEnding || variant.keys.length > 1 || !variant.isAsTyped;
    const isTail = isCharacter(variant.keys.at(-1)) && isPart;
    const needed = variant.isPropertyOnly ? inProperties : isTail ? isHead | endsCategory : 0xffff;
    for (let at = 0; at < hits.count; at += 1) {
      const marks = hits.marks[at] ?? 0;
      if (marks & needed) mark(into, hits.docs[at] ?? 0, marks | typed);
    }
  }
  if (token.categories) {
    const strength = inAncestor | (token.isDepartment ? inProperties : 0);
    for (let doc = 0; doc < segment.size; doc += 1) {
      const how = token.categories[segment.category[doc] ?? 0];
      if (how) mark(into, doc, strength | (how === nameMatch.sameName ? asTyped : 0));
    }
  }
  if (token.codeStart) {
    eachCodeFrom(segment.codes, token.codeStart, (doc, kind, isWhole) =>
      mark(into, doc, (kind === isInText ? inTitle : inProperties) | (isWhole ? asTyped : 0)),
    );
  }
}

function mark(into: Uint16Array, doc: number, marks: number): void {
  const before = into[doc] ?? 0;
  if (before === 0) touched.docs[touched.count++] = doc;
  into[doc] = before | marks;
}
