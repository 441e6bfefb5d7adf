import { moneyText } from '@jicai/domain/money/yuan.ts';
import cells from '../../parts/cells.module.css';

/** Prices by quantity under a price; nothing where there are none. */
export function TierLine({ tiers }: { tiers: readonly { qtyFrom: number; priceFee: number }[] }) {
  if (tiers.length === 0) return null;
  const text = tiers.map(({ qtyFrom, priceFee }) => `满 ${qtyFrom} ${moneyText(priceFee)}`).join('、');
  return (
    <small className={cells.sub} title={text}>
      {text}
    </small>
  );
}
