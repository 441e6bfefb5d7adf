import { figureDays, quickShipHours } from '@jicai/domain/orders/supplier-figures.ts';
import styles from './SupplierPage.module.css';
import type { Supplier } from './suppliers.queries.ts';

/** Fewer orders than this say nothing of a rate. */
const fewest = 20;

/** What our own orders of the last 90 days say, each with the number of orders behind it; too few are not shown (docs/domain/suppliers.md §8). */
export function SupplierFigures({ figures }: { figures: Supplier['figures'] }) {
  const { orderCount, shippedCount, quickCount, shipHours, completedCount, afterSaleCount } = figures;
  const rows = [
    {
      name: `${quickShipHours} 小时内发货`,
      value: rateText(quickCount, shippedCount),
      base: `${shippedCount} 笔已发货订单`,
    },
    {
      name: '发货用时中位数',
      value: shipHours === undefined || shippedCount < fewest ? undefined : hoursText(shipHours),
      base: `${shippedCount} 笔已发货订单`,
    },
    { name: '售后率', value: rateText(afterSaleCount, completedCount), base: `${completedCount} 笔已完成订单` },
  ].filter(({ value }) => value !== undefined);
  if (rows.length === 0) return null;
  return (
    <div className={styles.figures}>
      <h2>履约表现</h2>
      <p className={styles.note}>
        按本商城近 {figureDays} 天的 {orderCount} 笔已付款订单统计
      </p>
      <dl>
        {rows.map(({ name, value, base }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{value}</b>
              <small>{base}</small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const rateText = (part: number, whole: number) =>
  whole < fewest ? undefined : `${Math.round((part / whole) * 1000) / 10}%`;

const hoursText = (hours: number) => (hours < 48 ? `${hours} 小时` : `${Math.round(hours / 2.4) / 10} 天`);
