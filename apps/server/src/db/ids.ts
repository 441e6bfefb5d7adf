/**
 * 63-bit time-ordered ids made in the app: 41 bits of milliseconds since 2024, 10 bits of leased node number, 12 bits of
 * sequence. On the wire and in code they are strings of digits (docs/domain/decisions.md §6).
 */
const epochMs = Date.UTC(2024, 0, 1);

export interface IdMaker {
  (): string;
}

/** One maker per process; `node` is 0…1023 and unique among running nodes. */
export function createIdMaker(node: number): IdMaker {
  let lastMs = 0;
  let sequence = 0;
  return () => {
    // The wall clock, not ctx.now: ids must stay unique and rising also where a test or a seed sets the time.
    const nowMs = Math.max(Date.now() - epochMs, lastMs);
    sequence = nowMs === lastMs ? sequence + 1 : 0;
    lastMs = nowMs;
    if (sequence === 4096) {
      lastMs += 1;
      sequence = 0;
    }
    return ((BigInt(lastMs) << 22n) | (BigInt(node) << 12n) | BigInt(sequence)).toString();
  };
}
