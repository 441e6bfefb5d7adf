/** '1,286', or '10,000+' where the server stopped counting. */
export function countText({ totalCount, isTotalCapped }: { totalCount: number; isTotalCapped?: boolean }): string {
  return `${totalCount.toLocaleString('en-US')}${isTotalCapped ? '+' : ''}`;
}
