import type { Act } from './goods.queries.ts';
import type { ActFormWays } from './ActForm.tsx';
import { FieldRunDialog } from './FieldRunDialog.tsx';
import { LabelRunDialog } from './LabelRunDialog.tsx';
import { PriceRunDialog } from './PriceRunDialog.tsx';

export type RunKind = 'price' | 'putOn' | 'takeOff' | 'label' | 'field';

/** The act that needs no further question, if this is one. */
export function actAtOnce(kind: RunKind): Act | undefined {
  return kind === 'putOn' || kind === 'takeOff' ? { kind: 'onSale', isOnSale: kind === 'putOn' } : undefined;
}

/** What is to be done with the chosen goods, in full. */
export function ActDialog({ kind, ...ways }: ActFormWays & { kind: RunKind }) {
  if (kind === 'field') return <FieldRunDialog {...ways} />;
  return kind === 'label' ? <LabelRunDialog {...ways} /> : <PriceRunDialog {...ways} />;
}
