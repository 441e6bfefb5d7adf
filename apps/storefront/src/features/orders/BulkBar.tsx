import type { OrderCard } from '@jicai/contract/orders/orders.ts';
import { Button, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { cashierPath, printPath } from '../../app/paths.ts';
import styles from './BulkBar.module.css';
import { PayListDialog } from './PayListDialog.tsx';
import { tradesToPay } from './trades-to-pay.ts';

/** As many papers as one run prints (docs/domain/orders.md §9). */
const maxPrints = 20;

/** What can be done with the chosen orders together. It stays at the bottom of the window while something is chosen. */
export function BulkBar({ chosen, onClear }: { chosen: readonly OrderCard[]; onClear: () => void }) {
  const [isPaying, setIsPaying] = useState(false);
  const navigate = useNavigate();
  if (chosen.length === 0) return null;
  const trades = tradesToPay(chosen);
  const sumFen = chosen.reduce((sum, order) => sum + order.payFee, 0);
  const pay = () => {
    const [only] = trades;
    if (!only) toast.info('选中的订单中没有可以付款的');
    else if (trades.length === 1) void navigate(cashierPath(only.tradeNo));
    else setIsPaying(true);
  };
  return (
    <section className={styles.bar} aria-label="批量操作">
      <span>
        已选 <b>{chosen.length}</b> 单
      </span>
      <span className={styles.sum}>
        合计 <Price fen={sumFen} tone="plain" className={styles.price} />
      </span>
      <Button look="text" onClick={onClear}>
        取消选择
      </Button>
      {chosen.length > maxPrints ? (
        <Button className={styles.print} onClick={() => toast.info(`一次最多打印 ${maxPrints} 个订单`)}>
          打印订单
        </Button>
      ) : (
        <Link
          to={printPath(
            'order',
            chosen.map(({ orderNo }) => orderNo),
          )}
          target="_blank"
          className={buttonClass({}, styles.print)}
        >
          打印订单
        </Link>
      )}
      <Button look="fill" aria-disabled={trades.length === 0 || undefined} onClick={pay}>
        批量付款{trades.length > 0 && `（${trades.length}）`}
      </Button>
      {isPaying && <PayListDialog trades={trades} onClose={() => setIsPaying(false)} />}
    </section>
  );
}
