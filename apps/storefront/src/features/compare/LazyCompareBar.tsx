import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { useCompared } from './compared.ts';

const CompareBar = lazyPart(async () => (await import('./CompareBar.tsx')).CompareBar);

/** Loads with the first goods that are put aside. */
export function LazyCompareBar() {
  const isAny = useCompared(({ goods }) => goods.length > 0);
  return isAny ? <CompareBar /> : null;
}
