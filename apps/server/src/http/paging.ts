import { maxCount } from '../db/count-some.ts';

/** The requested page of a list; `pageIndex` is 1-based. */
export interface Page {
  pageIndex: number;
  pageSize: number;
}

/** The rows of a page, for a store. */
export const spanOf = ({ pageIndex, pageSize }: Page) => ({ limit: pageSize, offset: (pageIndex - 1) * pageSize });

/** A count as lists tell it: those that go on beyond what is counted say so. */
export const countOf = (count: number) => ({ totalCount: Math.min(count, maxCount), isTotalCapped: count > maxCount });

/** The extra fields of a page whose list may be longer than what is counted (db/count-some.ts), and has no cursor. */
export const countedPageOf = ({ pageIndex, pageSize }: Page, count: number) => ({
  ...countOf(count),
  pageIndex,
  pageSize,
  nextCursor: undefined,
});

/** The extra fields of a page whose list has an exact total and no cursor. */
export const pageOf = ({ pageIndex, pageSize }: Page, totalCount: number) => ({
  totalCount,
  pageIndex,
  pageSize,
  isTotalCapped: undefined,
  nextCursor: undefined,
});
