import type { InSteps } from './in-steps.ts';

/** Where a code was found: item number, model number, or a number-like word in the title. */
export const isItemNo = 1;
export const isModelNo = 2;
export const isInText = 4;

/**
 * Item numbers, model numbers and number-like words of a segment, sorted, so that they can be found by their beginning.
 */
export interface Codes {
  bytes: Buffer;
  /** Where each code begins; one more than there are codes. */
  starts: Uint32Array;
  docs: Uint16Array;
  kinds: Uint8Array;
}

/** Codes written in one step. */
const entriesAtOnce = 10_000;

export interface CodeEntry {
  code: string;
  doc: number;
  kind: number;
}

export function* packCodes(entries: CodeEntry[]): InSteps<Codes> {
  entries.sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : a.doc - b.doc));
  yield;
  const starts = new Uint32Array(entries.length + 1);
  const docs = new Uint16Array(entries.length);
  const kinds = new Uint8Array(entries.length);
  const bytes = Buffer.allocUnsafeSlow(
    entries.reduce((sum, entry) => sum + Buffer.byteLength(entry.code, 'utf16le'), 0),
  );
  let start = 0;
  for (const [at, { code, doc, kind }] of entries.entries()) {
    starts[at] = start;
    start += bytes.write(code, start, 'utf16le');
    docs[at] = doc;
    kinds[at] = kind;
    if (at % entriesAtOnce === entriesAtOnce - 1) yield;
  }
  starts[entries.length] = start;
  return { bytes, starts, docs, kinds };
}

const codeAt = ({ bytes, starts }: Codes, at: number) => bytes.toString('utf16le', starts[at], starts[at + 1]);

/** Visits every document with a code that begins with `start`; `isWhole` if the code is exactly that. */
export function eachCodeFrom(
  codes: Codes,
  start: string,
  visit: (doc: number, kind: number, isWhole: boolean) => void,
): void {
  let low = 0;
  let high = codes.docs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (codeAt(codes, middle) < start) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < codes.docs.length; at += 1) {
    const code = codeAt(codes, at);
    if (!code.startsWith(start)) return;
    visit(codes.docs[at] ?? 0, codes.kinds[at] ?? 0, code.length === start.length);
  }
}
