/** A line of an order with what is left of it. */
export interface ChangedLine {
  qty: number;
  netQty: number;
  cancelledQty: number;
  /** Units that statements took off. */
  adjustedQty: number;
}

/** What became of the units of a line that no longer count, for page and papers; '' where all of them do. */
export function lineChangeText({ qty, netQty, cancelledQty, adjustedQty }: ChangedLine): string {
  const gone = qty - netQty;
  if (gone <= 0) return '';
  const cancelled = Math.min(cancelledQty, gone);
  const adjusted = Math.min(adjustedQty, gone - cancelled);
  const returned = gone - cancelled - adjusted;
  return [
    `原订 ${qty}`,
    cancelled > 0 && `已取消 ${cancelled}`,
    returned > 0 && `已退 ${returned}`,
    adjusted > 0 && `对账扣减 ${adjusted}`,
  ]
    .filter(Boolean)
    .join('，');
}
