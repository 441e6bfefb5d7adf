import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { type ComponentProps } from 'react';
import type { NoGoods as WholeNoGoods } from './NoGoods.tsx';

const Loaded = lazyPart(async () => (await import('./NoGoods.tsx')).NoGoods, ErrorState);

/** Most searches find something: what is shown when one does not is loaded then. */
export function NoGoods(props: ComponentProps<typeof WholeNoGoods>) {
  return <Loaded {...props} />;
}
