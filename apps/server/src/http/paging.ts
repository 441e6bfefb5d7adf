/** The requested page of a list; `pageIndex` is 1-based. */
export interface Page {
  pageIndex: number;
  pageSize: number;
}

/** The rows of a page, for a store. */
export const spanOf = ({ pageIndex, pageSize }: Page) => ({ limit: pageSize, offset: (pageIndex - 1) * pageSize });

/** The extra fields of a page whose list has an exact total and no cursor. */
export const pageOf = ({ pageIndex, pageSize }: Page, totalCount: number) => ({
  totalCount,
  pageIndex,
  pageSize,
  isTotalCapped: undefined,
  nextCursor: undefined,
});
