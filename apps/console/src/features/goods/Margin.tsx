import { marginBp, marginText } from '@jicai/domain/money/margin.ts';
import cells from '../../parts/cells.module.css';

interface Priced {
  enterpriseFen: number | null;
  retailFen: number | null;
  costFen?: number | null | undefined;
}

/** What is left of the price that enterprises pay. */
export function Margin({ item: { enterpriseFen, retailFen, costFen } }: { item: Priced }) {
  const priceFen = enterpriseFen ?? retailFen;
  if (priceFen === null || costFen === null || costFen === undefined) return <span className={cells.none}>—</span>;
  return marginText(marginBp(priceFen, costFen));
}
