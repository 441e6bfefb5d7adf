import { Price } from '@jicai/ui/display/Price.tsx';
import phone from '../../parts/phone-card.module.css';
import { GoodsName, OnSaleTag } from './goods-columns.tsx';
import { StockCell } from './StockCell.tsx';
import { Margin } from './Margin.tsx';
import type { GoodsRow } from './goods.queries.ts';

/** An item in the list of a phone. */
export function GoodsCard({ row }: { row: GoodsRow }) {
  return (
    <div className={phone.card}>
      <GoodsName item={row} />
      <p>
        零售 <Price tone="plain" fen={row.retailFen} fallback="—" /> · 企业{' '}
        <Price tone="plain" fen={row.enterpriseFen} fallback="—" />
      </p>
      {row.costFen !== undefined && (
        <p>
          进价 <Price tone="plain" fen={row.costFen} fallback="—" /> · 毛利率 <Margin item={row} />
        </p>
      )}
      <p className={phone.line}>
        <OnSaleTag item={row} />
        <span>
          可售 <StockCell item={row} /> · 已售 {row.salesQty.toLocaleString('zh-CN')}
        </span>
      </p>
    </div>
  );
}
