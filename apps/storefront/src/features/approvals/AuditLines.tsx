import type { Audit } from '@jicai/contract/approvals.ts';
import { ImageWithFallback } from '@jicai/ui/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/Price.tsx';
import { Link } from 'react-router';
import { productPath } from '../../app/paths.ts';
import styles from './AuditLines.module.css';

type Line = Audit['orders'][number]['lines'][number];

/** The goods that are asked for, each with its price then and now and what else is in stock. */
export function AuditLines({ audit }: { audit: Audit }) {
  const lines = audit.orders.flatMap((order) => order.lines);
  const isRunning = lines.some((line) => line.now);
  return (
    <table className={styles.table} aria-label="申请的商品">
      <thead>
        <tr>
          <th>商品</th>
          <th className={styles.right}>数量</th>
          <th className={styles.right}>提交单价</th>
          {isRunning && <th className={styles.right}>现价</th>}
          {isRunning && <th className={styles.right}>可售库存</th>}
          <th className={styles.right}>金额</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <LineRow key={line.orderItemId} line={line} isRunning={isRunning} />
        ))}
      </tbody>
    </table>
  );
}

function LineRow({ line, isRunning }: { line: Line; isRunning: boolean }) {
  return (
    <tr>
      <td>
        <div className={styles.item}>
          <ImageWithFallback src={line.imgUrl} alt="" className={styles.picture} />
          <div className={styles.words}>
            <Link to={productPath(line.productId, line.itemId)} className={styles.name}>
              {line.itemName}
            </Link>
            <div className={styles.spec}>
              {[line.itemSpec, line.colorName, `编号 ${line.itemNo}`].filter(Boolean).join(' · ')}
            </div>
          </div>
        </div>
      </td>
      <td className={styles.right} data-label="数量">
        {line.qty} {line.unitName}
      </td>
      <td className={styles.right} data-label="提交单价">
        <Price fen={line.price} tone="plain" className={styles.quiet} />
      </td>
      {isRunning && (
        <td className={styles.right} data-label="现价">
          <PriceNow line={line} />
        </td>
      )}
      {isRunning && (
        <td className={styles.right} data-label="可售库存">
          <StockNow line={line} />
        </td>
      )}
      <td className={styles.right} data-label="金额">
        <Price fen={line.payFee} tone="plain" className={styles.fee} />
      </td>
    </tr>
  );
}

function PriceNow({ line: { now, price } }: { line: Line }) {
  if (!now || now.price === null) return <>–</>;
  if (now.price === price) return <span className={styles.same}>未变</span>;
  const percent = price > 0 ? Math.round(((now.price - price) * 1000) / price) / 10 : 0;
  return (
    <span className={styles.changed}>
      <Price fen={now.price} tone="plain" className={styles.inherit} />
      <small>
        {percent > 0 ? '+' : '−'}
        {Math.abs(percent)}%
      </small>
    </span>
  );
}

function StockNow({ line: { now, qty } }: { line: Line }) {
  if (!now) return <>–</>;
  const isScarce = !now.isForSale || now.availQty === 0;
  return (
    <span className={isScarce ? styles.changed : styles.stock}>
      {now.isForSale ? now.availQty : '已下架'}
      <small>已预占 {qty}</small>
    </span>
  );
}
