import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import type { ComponentType } from 'react';
import type { rareParts } from './rare-parts.ts';

type Parts = typeof rareParts;
type PropsOf<N extends keyof Parts> = Awaited<ReturnType<Parts[N]>> extends (props: infer P) => unknown ? P : object;

/** One of the rare parts, loaded when it is first drawn. */
export const rarePart = <N extends keyof Parts>(name: N) =>
  lazyPart(async () => (await (await import('./rare-parts.ts')).rareParts[name]()) as ComponentType<PropsOf<N>>);
