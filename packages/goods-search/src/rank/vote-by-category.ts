import type { CompanyIndex } from '../index/company-index.ts';
import { docOf, type Hits, segmentOf } from '../find/hits.ts';
import { classOfScore, rankClass, withClass } from './rank.ts';

/** With fewer hits there is no vote. */
const leastVotes = 5;
/** Such goods belong in a category with at least this share of the largest category's votes, */
const homeShare = 0.2;
/** and not in one with less than this share. */
const strangeShare = 0.03;

/**
 * Corrects ranks by category. If most hits of a category are the thing named, the other hits there are that thing too, even
 * if their titles only seem to mention it. The few hits in a category of other goods only mention it, even if their
 * titles seem to offer it. Items whose data sheet or keywords name their kind keep their rank.
 */
export function voteByCategory(index: CompanyIndex, hits: Hits): void {
  const size = index.numbers.categories.names.length;
  const offers = new Int32Array(size);
  const totals = new Int32Array(size);
  for (let at = 0; at < hits.count; at += 1) {
    const itemClass = classOfScore(hits.scores[at] ?? 0);
    if (itemClass > rankClass.kind) continue;
    const category = categoryOf(index, hits.places[at] ?? 0);
    totals[category] = (totals[category] ?? 0) + 1;
    if (itemClass >= rankClass.offers) offers[category] = (offers[category] ?? 0) + 1;
  }
  const most = offers.reduce((a, b) => Math.max(a, b), 0);
  if (most < leastVotes) return;
  for (let at = 0; at < hits.count; at += 1) {
    const place = hits.places[at] ?? 0;
    const segment = index.segments[segmentOf(place)];
    if (!segment || segment.hasKinds[docOf(place)] === 1) continue;
    const score = hits.scores[at] ?? 0;
    const itemClass = classOfScore(score);
    const category = segment.category[docOf(place)] ?? 0;
    const votes = offers[category] ?? 0;
    const isMost = votes * 2 >= (totals[category] ?? 0);
    if (itemClass === rankClass.mentions && isMost && votes >= most * homeShare)
      hits.scores[at] = withClass(score, rankClass.kind);
    else if (isOffer(itemClass) && !isMost && votes < most * strangeShare)
      hits.scores[at] = withClass(score, rankClass.mentions);
  }
}

const isOffer = (itemClass: number): boolean => itemClass === rankClass.offers || itemClass === rankClass.kind;

const categoryOf = (index: CompanyIndex, place: number): number =>
  index.segments[segmentOf(place)]?.category[docOf(place)] ?? 0;
