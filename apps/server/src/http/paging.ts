/** Which page of a list is asked for; `pageIndex` is 1-based. */
export interface Page {
  pageIndex: number;
  pageSize: number;
}

/** The rows of a page, for a store. */
export const spanOf = ({ pageIndex, pageSize }: Page) => ({ limit: pageSize, offset: (pageIndex - 1) * pageSize });

/** Extra fields of a page of a list that is counted whole and not walked by cursor. */
export const pageOf = ({ pageIndex, pageSize }: Page, totalCount: number) => ({
  totalCount,
  pageIndex,
  pageSize,
  isTotalCapped: undefined,
  nextCursor: undefined,
});
