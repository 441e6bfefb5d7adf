import { Price } from '@jicai/ui/display/Price.tsx';
import cells from '../../parts/cells.module.css';

/** The second line of a price: what the item costs; nothing for who may not see it. */
export function CostLine({ item: { costFen } }: { item: { costFen?: number | null | undefined } }) {
  if (costFen === undefined) return null;
  return (
    <small className={cells.sub}>
      进价 <Price tone="plain" fen={costFen} fallback="—" />
    </small>
  );
}
