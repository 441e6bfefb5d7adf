import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { ScrollRegion } from '@jicai/ui/layout/ScrollRegion.tsx';
import { useNavigate } from 'react-router';
import { cashierPath } from '../../app/paths.ts';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { queuePayments } from '../payments/index.ts';
import styles from './PayListDialog.module.css';
import type { TradeToPay } from './trades-to-pay.ts';

/** Several trades are paid one after the other: each is a payment of its own, and the success page leads on to the next. */
export function PayListDialog({ trades, onClose }: { trades: readonly TradeToPay[]; onClose: () => void }) {
  const navigate = useNavigate();
  const sumFen = trades.reduce((sum, trade) => sum + trade.payFee, 0);
  const begin = () => {
    const [first] = trades;
    if (!first) return;
    queuePayments(trades.map(({ tradeNo }) => tradeNo));
    void navigate(cashierPath(first.tradeNo));
  };
  return (
    <Dialog
      title={`付款清单（${trades.length} 笔）`}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>先不付款</Button>
          <Button look="fill" onClick={begin}>
            从第一笔开始付款
          </Button>
        </>
      }
    >
      <Notice>每笔交易单独付款，付完一笔后可以接着付下一笔；同一次提交的订单一起付款。</Notice>
      <ScrollRegion label="待付款的交易" className={styles.trades}>
        <ul>
          {trades.map(({ tradeNo, payFee, supplierNames, payDeadline }) => (
            <li key={tradeNo}>
              <span className={styles.words}>
                <b>{tradeNo}</b>
                <span className={styles.note}>
                  {supplierNames.join('、')}
                  {payDeadline && ` · ${shortTime(payDeadline)} 前付款`}
                </span>
              </span>
              <Price fen={payFee} className={styles.fee} />
            </li>
          ))}
        </ul>
      </ScrollRegion>
      <div className={styles.sum}>
        合计 <Price fen={sumFen} className={styles.total} />
      </div>
    </Dialog>
  );
}
