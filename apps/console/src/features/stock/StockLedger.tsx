import { stockMoveTexts } from '@jicai/domain/goods/stock-moves.ts';
import { ScrollRegion } from '@jicai/ui/layout/ScrollRegion.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import type { StockEntry } from './stock.queries.ts';
import styles from './StockDialog.module.css';

const signed = (qty: number) => (qty === 0 ? '—' : `${qty > 0 ? '+' : '−'}${Math.abs(qty).toLocaleString('zh-CN')}`);

/** What moved the stock, the latest first. */
export function StockLedger({ entries }: { entries: readonly StockEntry[] }) {
  return (
    <ScrollRegion label="库存流水">
      <table className={styles.ledger}>
        <thead>
          <tr>
            <th scope="col">时间</th>
            <th scope="col">类型</th>
            <th scope="col" className={styles.number}>
              现有
            </th>
            <th scope="col" className={styles.number}>
              占用
            </th>
            <th scope="col">说明</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.ledgerId}>
              <td>{shortTime(entry.createTime)}</td>
              <td>{stockMoveTexts[entry.sourceType]}</td>
              <td className={styles.number}>{signed(entry.onHandDelta)}</td>
              <td className={styles.number}>{signed(entry.reservedDelta)}</td>
              <td>{[entry.userName, entry.reason].filter(Boolean).join('：') || '系统'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
