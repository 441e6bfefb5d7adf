import { type ComponentProps, lazy, Suspense } from 'react';
import type { NoGoods as WholeNoGoods } from './NoGoods.tsx';

const Loaded = lazy(async () => ({ default: (await import('./NoGoods.tsx')).NoGoods }));

/** Most searches find something: what is shown when one does not is loaded then. */
export function NoGoods(props: ComponentProps<typeof WholeNoGoods>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
