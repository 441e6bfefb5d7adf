import { withRoom } from '../index/grow.ts';

/** Documents that a search has found in a shop, whatever their segment; one search runs at a time and fills it anew. */
export interface Hits {
  count: number;
  /** Segment and document, see {@link placeOf}. */
  places: Int32Array;
  /** A bit for each filter group that the item does not meet. */
  failed: Int32Array;
  /** How well the words are met, see rank.ts. */
  scores: Float64Array;
}

export const placeOf = (segment: number, doc: number): number => segment * 0x1_0000 + doc;
export const segmentOf = (place: number): number => place >>> 16;
export const docOf = (place: number): number => place & 0xffff;

const hits: Hits = {
  count: 0,
  places: new Int32Array(1024),
  failed: new Int32Array(1024),
  scores: new Float64Array(1024),
};

export function emptyHits(): Hits {
  hits.count = 0;
  return hits;
}

export function addHit(into: Hits, place: number, failed: number, score: number): void {
  const at = into.count;
  if (at >= into.places.length) {
    into.places = withRoom(into.places, at + 1);
    into.failed = withRoom(into.failed, at + 1);
    into.scores = withRoom(into.scores, at + 1);
  }
  into.places[at] = place;
  into.failed[at] = failed;
  into.scores[at] = score;
  into.count = at + 1;
}

/** Forgets the hits below a score. */
export function keepFrom(hits: Hits, score: number): void {
  let kept = 0;
  for (let at = 0; at < hits.count; at += 1) {
    if ((hits.scores[at] ?? 0) < score) continue;
    hits.places[kept] = hits.places[at] ?? 0;
    hits.failed[kept] = hits.failed[at] ?? 0;
    hits.scores[kept] = hits.scores[at] ?? 0;
    kept += 1;
  }
  hits.count = kept;
}
