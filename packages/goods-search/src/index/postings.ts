import { withRoom } from './grow.ts';
import type { InSteps } from './in-steps.ts';
import { createTermTable } from './term-table.ts';

/**
 * Which documents of a segment contain a word: the posting lists of an inverted index. Keys are sorted, and so are the
 * documents of each key; each document has its marks (marks.ts).
 */
export interface Postings {
  keys: Float64Array;
  /** Where the documents of each word begin; one more than keys. */
  starts: Uint32Array;
  docs: Uint16Array;
  marks: Uint16Array;
}

export interface PostingsBuilder {
  /** Documents come in rising order. */
  add: (key: number, doc: number, mark: number) => void;
  finish: () => InSteps<Postings>;
}

/** Entries put in their place in one step. */
const entriesAtOnce = 100_000;

export function createPostingsBuilder(): PostingsBuilder {
  const table = createTermTable();
  let terms = new Uint32Array(4096);
  let docs = new Uint16Array(terms.length);
  let marks = new Uint16Array(terms.length);
  let count = 0;
  /** By term: its last entry, to combine a word that comes twice in a document, and its number of documents. */
  let lastEntry = new Uint32Array(1024);
  let docCounts = new Uint32Array(1024);

  const add = (key: number, doc: number, mark: number) => {
    const term = table.idOf(key);
    if (term >= docCounts.length) {
      lastEntry = withRoom(lastEntry, term + 1);
      docCounts = withRoom(docCounts, term + 1);
    }
    const last = lastEntry[term] ?? 0;
    if ((docCounts[term] ?? 0) > 0 && docs[last] === doc) {
      marks[last] = (marks[last] ?? 0) | mark;
      return;
    }
    if (count >= terms.length) {
      terms = withRoom(terms, count + 1);
      docs = withRoom(docs, terms.length);
      marks = withRoom(marks, terms.length);
    }
    terms[count] = term;
    docs[count] = doc;
    marks[count] = mark;
    lastEntry[term] = count;
    docCounts[term] = (docCounts[term] ?? 0) + 1;
    count += 1;
  };

  const finish = function* (): InSteps<Postings> {
    const size = table.size();
    const keys = table.keys().slice().sort();
    yield;
    const starts = new Uint32Array(size + 1);
    const next = new Uint32Array(size);
    let start = 0;
    for (let at = 0; at < size; at += 1) {
      const term = table.idOf(keys[at] ?? 0);
      starts[at] = start;
      next[term] = start;
      start += docCounts[term] ?? 0;
    }
    starts[size] = start;
    yield;
    const sorted = { docs: new Uint16Array(count), marks: new Uint16Array(count) };
    for (let entry = 0; entry < count; entry += 1) {
      const term = terms[entry] ?? 0;
      const place = next[term] ?? 0;
      next[term] = place + 1;
      sorted.docs[place] = docs[entry] ?? 0;
      sorted.marks[place] = marks[entry] ?? 0;
      if (entry % entriesAtOnce === entriesAtOnce - 1) yield;
    }
    return { keys, starts, ...sorted };
  };
  return { add, finish };
}

/** The position of a word in `keys`, or -1. */
export function findTerm({ keys }: Postings, key: number): number {
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = keys[middle] ?? 0;
    if (found === key) return middle;
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
