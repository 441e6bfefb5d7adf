import { eachCodeFrom } from './codes.ts';
import { asTyped, inProperties, inTitle } from './marks.ts';
import { matchWay } from './match-way.ts';
import { maxSegmentDocs, type Segment } from './segment.ts';

/** A word of a query with its lexemes as keys. */
export interface KeyedSlot {
  ways: { keys: number[]; isAsTyped: boolean }[];
  /** Codes that begin so will do; '' none. */
  codeStart: string;
}

export interface SlotHits {
  count: number;
  docs: Uint16Array;
  /** By slot, then by document of the segment. */
  marks: Uint8Array[];
}

const scratch: Uint8Array[] = [];
const found = new Uint16Array(maxSegmentDocs);
const touched: { docs: Uint16Array; count: number } = { docs: new Uint16Array(maxSegmentDocs), count: 0 };

/** Calls with the documents that meet every slot, rising; what it hands out is valid during the call. */
export function matchSlots(segment: Segment, slots: readonly KeyedSlot[], visit: (hits: SlotHits) => void): void {
  while (scratch.length < slots.length) scratch.push(new Uint8Array(maxSegmentDocs));
  const marks = scratch.slice(0, slots.length);
  for (const [at, slot] of slots.entries()) {
    const into = marks[at];
    if (into) fillSlot(segment, slot, into);
    if (touched.count === 0) break;
    // The last slot's documents are enough to know which meet all.
  }
  const hits: SlotHits = { count: 0, docs: found, marks };
  for (let at = 0; at < touched.count; at += 1) {
    const doc = touched.docs[at] ?? 0;
    if (marks.every((mark) => (mark[doc] ?? 0) !== 0)) found[hits.count++] = doc;
  }
  found.subarray(0, hits.count).sort();
  visit(hits);
  for (const mark of marks) mark.fill(0, 0, segment.size);
}

function fillSlot(segment: Segment, slot: KeyedSlot, into: Uint8Array): void {
  touched.count = 0;
  const mark = (doc: number, marks: number) => {
    const before = into[doc] ?? 0;
    if (before === 0) touched.docs[touched.count++] = doc;
    into[doc] = before | marks;
  };
  for (const way of slot.ways) {
    const hits = matchWay(segment.postings, way.keys);
    const typed = way.isAsTyped ? asTyped : 0;
    for (let at = 0; at < hits.count; at += 1) mark(hits.docs[at] ?? 0, (hits.marks[at] ?? 0) | typed);
  }
  if (slot.codeStart) {
    eachCodeFrom(segment.codes, slot.codeStart, (doc, kind, isWhole) =>
      mark(doc, (kind & 4 ? inTitle : inProperties) | (isWhole ? asTyped : 0)),
    );
  }
}
