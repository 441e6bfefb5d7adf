/** A time during which an after-sales sheet held goods; `to` is null while it does. */
export interface Hold {
  from: Date;
  to: Date | null;
}

/**
 * Ms that the automatic receipt of a parcel moves on when a sheet lets go of its goods (docs/domain/orders.md §6:
 * paused by open after-sales): none while another sheet holds it, and with the last one all of the pause, from the
 * first opening of the sheets that overlapped. A pause that ended before has been given already; before it was shipped
 * there was none.
 */
export function pausedMs(holds: readonly Hold[], { shippedAt, now }: { shippedAt: Date; now: Date }): number {
  let start = now.getTime();
  // The latest end first, so that each one either reaches into the pause or ended before it.
  const byEnd = holds.toSorted((a, b) => (b.to?.getTime() ?? Infinity) - (a.to?.getTime() ?? Infinity));
  for (const { from, to } of byEnd) {
    if (to === null) return 0;
    if (to.getTime() > start || to >= now) start = Math.min(start, from.getTime());
  }
  return Math.max(0, now.getTime() - Math.max(start, shippedAt.getTime()));
}
