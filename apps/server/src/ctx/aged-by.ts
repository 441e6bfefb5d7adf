/** Options for an lru-cache: its entries grow old by the shop's clock, which tests and the demo's past set. */
export const agedBy = (now: () => Date) => ({ perf: { now: () => now().getTime() }, ttlResolution: 0 });
