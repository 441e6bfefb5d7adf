import { qtyText } from '@jicai/domain/goods/pieces.ts';
import type { Audit } from '@jicai/contract/approvals/approvals.ts';
import { grouped } from '@jicai/ui/display/grouped.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { type GoodsColumn, GoodsTable } from '../../app/goods/GoodsTable.tsx';
import { isDearer, percentText } from './audit-changes.ts';
import styles from './AuditLines.module.css';

type Line = Audit['orders'][number]['lines'][number];

/** The goods that are asked for, each with price and stock then and now. */
export function AuditLines({ audit }: { audit: Audit }) {
  const lines = audit.orders.flatMap((order) => order.lines);
  const isRunning = lines.some((line) => line.now);
  const isReduced = lines.some((line) => line.discountFee > 0);
  const columns = [...asked, ...(isRunning ? today : []), ...(isReduced ? [discount] : []), fee];
  return <GoodsTable label="申请的商品" lines={lines} columns={columns} />;
}

const asked: readonly GoodsColumn<Line>[] = [
  { name: '数量', of: ({ qty, ...line }) => qtyText(qty, line) },
  { name: '提交单价', of: ({ price }) => <Price fen={price} tone="plain" className={styles.quiet} /> },
];
const today: readonly GoodsColumn<Line>[] = [
  { name: '现价', of: (line) => <PriceNow line={line} /> },
  { name: '上次成交价', of: (line) => <PriceLast line={line} /> },
  { name: '可售库存', of: (line) => <StockNow line={line} /> },
];
const discount: GoodsColumn<Line> = {
  name: '优惠',
  of: ({ discountFee }) => (discountFee > 0 ? <Price fen={-discountFee} tone="plain" /> : '–'),
};
/** Without freight, which stands below the rows: unit price × quantity is what a reader multiplies. */
const fee: GoodsColumn<Line> = {
  name: '金额',
  of: ({ goodsFee, discountFee }) => <Price fen={goodsFee - discountFee} tone="plain" />,
};

function PriceNow({ line: { now, price } }: { line: Line }) {
  if (!now || now.price === null) return <>–</>;
  if (now.price === price) return <span className={styles.same}>未变</span>;
  // It is bought as submitted: only what is cheaper by now is paid too much.
  return (
    <span className={now.price < price ? styles.changed : styles.stock}>
      <Price fen={now.price} tone="plain" className={styles.inherit} />
      <small>{percentText(now.price, price)}</small>
    </span>
  );
}

/** For what it was bought last, when, and how far what is asked for now lies from that. */
function PriceLast({ line: { last, price } }: { line: Line }) {
  if (!last) return <span className={styles.same}>首次采购</span>;
  return (
    <span className={isDearer({ price, last }) ? styles.changed : styles.stock}>
      <Price fen={last.price} tone="plain" className={styles.inherit} />
      <small>
        {last.time.slice(0, 7)} · {last.price === price ? '持平' : percentText(price, last.price)}
      </small>
    </span>
  );
}

/** What can be sold, where it has changed since the request '10 → 4', and what of it is held for this order. */
function StockNow({ line: { now, qty, stockQty } }: { line: Line }) {
  if (!now) return <>–</>;
  const isOther = stockQty !== undefined && stockQty !== now.availQty;
  // What is sold out meanwhile is held for this order; what is off sale makes the last yes fail.
  return (
    <span className={now.isForSale ? styles.stock : styles.changed}>
      {isOther && (
        <>
          <span className="sr">提交时</span>
          {grouped(stockQty)} → <span className="sr">现在</span>
        </>
      )}
      {now.isForSale ? grouped(now.availQty) : '已下架'}
      <small>已预占 {qty}</small>
    </span>
  );
}
