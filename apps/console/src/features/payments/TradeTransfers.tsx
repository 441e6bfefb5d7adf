import { minuteTime } from '@jicai/web/time/wire-time.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DrawerSection } from '../../parts/DrawerSection.tsx';
import { transfersQuery } from './payments.queries.ts';
import styles from './TradeMoneyDrawer.module.css';
import { AnswerButton, TransferState } from './transfer-columns.tsx';
import { TransferDialog } from './TransferDialog.tsx';

const mostShown = 20;

/** What the buyer said to have transferred for a trade; what waits is answered here, also on a phone, whose list has no button. */
export function TradeTransfers({ tradeNo }: { tradeNo: string }) {
  const { data } = useQuery(transfersQuery({ isWaiting: false, tradeNo, pageIndex: 1, pageSize: mostShown }));
  const [answeringNo, setAnsweringNo] = useState<string>();
  const transfers = data?.resultData ?? [];
  const answering = transfers.find(({ bankSerialNo }) => bankSerialNo === answeringNo);
  if (transfers.length === 0) return null;
  return (
    <DrawerSection title="转账凭证" note={`${transfers.length} 份`}>
      {transfers.map((transfer) => (
        <div key={transfer.bankSerialNo} className={styles.entry}>
          <p className={styles.line}>
            <b>{transfer.payerName}</b>
            <TransferState transfer={transfer} />
            <Price tone="plain" fen={transfer.transferFee} className={styles.fee} />
            <AnswerButton transfer={transfer} onAnswer={() => setAnsweringNo(transfer.bankSerialNo)} />
          </p>
          <small>
            银行流水号 {transfer.bankSerialNo} · {minuteTime(transfer.transferTime)}
          </small>
        </div>
      ))}
      {answering && <TransferDialog transfer={answering} onClose={() => setAnsweringNo(undefined)} />}
    </DrawerSection>
  );
}
