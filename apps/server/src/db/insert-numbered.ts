import { type DocumentKind, documentNo } from './document-no.ts';

const tries = 5;

/** Inserts under a fresh document number, again while the number is taken; returns the number. */
export async function insertNumbered(
  { now }: { now: Date },
  kind: DocumentKind,
  insert: (no: string) => Promise<boolean>,
): Promise<string> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const no = documentNo(kind, now);
    if (await insert(no)) return no;
  }
  throw new Error(`no free document number after ${tries} tries`);
}
