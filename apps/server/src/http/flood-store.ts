import { LRUCache } from 'lru-cache';
import type { NodeLink } from '../ctx/node-link.ts';

const maxAddresses = 5000;
const tellEveryMs = 250;

type Told = (error: Error | null, result?: { current: number; ttl: number }) => void;

/**
 * Counts the calls of each address for the flood guard over all processes behind the port: what one of them has counted the
 * others hear four times a second. A window begins with the first call.
 */
export function sharedFloodStore(link: NodeLink) {
  return class FloodStore {
    private readonly known = new LRUCache<string, { count: number; endsAtMs: number }>({ max: maxAddresses });
    private untold = new Map<string, number>();
    private windowMs = 60_000;

    constructor() {
      link.onTold((message) => {
        if (message.kind === 'called') for (const [address, times] of message.counts) this.add(address, times);
      });
      setInterval(() => this.tell(), tellEveryMs).unref();
    }

    incr(address: string, told: Told, windowMs = this.windowMs): void {
      this.windowMs = windowMs;
      const { count, endsAtMs } = this.add(address, 1);
      this.untold.set(address, (this.untold.get(address) ?? 0) + 1);
      told(null, { current: count, ttl: endsAtMs - Date.now() });
    }

    child(): FloodStore {
      return this;
    }

    private add(address: string, times: number) {
      const nowMs = Date.now();
      const open = this.known.get(address);
      const counted = open && open.endsAtMs > nowMs ? open : { count: 0, endsAtMs: nowMs + this.windowMs };
      counted.count += times;
      this.known.set(address, counted);
      return counted;
    }

    private tell(): void {
      if (this.untold.size === 0) return;
      link.tell({ kind: 'called', counts: [...this.untold] });
      this.untold = new Map();
    }
  };
}
