import { marginBp } from '@jicai/domain/money/margin.ts';
import cells from '../../parts/cells.module.css';
import { MarginText } from '../../parts/MarginText.tsx';

interface Priced {
  enterpriseFen: number | null;
  retailFen: number | null;
  costFen?: number | null | undefined;
  marginLineBp?: number | undefined;
}

/** What is left of the price that enterprises pay. */
export function Margin({ item: { enterpriseFen, retailFen, costFen, marginLineBp } }: { item: Priced }) {
  const priceFen = enterpriseFen ?? retailFen;
  if (priceFen === null || costFen === null || costFen === undefined) return <span className={cells.none}>—</span>;
  return <MarginText bp={marginBp(priceFen, costFen)} lineBp={marginLineBp} />;
}
