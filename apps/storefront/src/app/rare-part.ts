import { lazy } from 'react';
import type { rareParts } from './rare-parts.ts';

type Parts = typeof rareParts;
type PartOf<N extends keyof Parts> = Awaited<ReturnType<Parts[N]>>;

const load = async <N extends keyof Parts>(name: N) =>
  ({ default: await (await import('./rare-parts.ts')).rareParts[name]() }) as { default: PartOf<N> };

/** One of the rare parts, loaded when it is first drawn. */
export const rarePart = <N extends keyof Parts>(name: N) => lazy<PartOf<N>>(() => load(name));
