import { transferStates } from '@jicai/domain/payments/payment-states.ts';
import { payModes } from '@jicai/domain/orders/order-states.ts';
import type { Cashier } from '@jicai/contract/payments/payments.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { CopyButton } from '@jicai/ui/buttons/CopyButton.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { useState } from 'react';
import { TransferForm } from './TransferForm.tsx';
import styles from './TransferPanel.module.css';

/** The shop's bank account, and once the trade waits for a transfer the report of it. */
export function TransferPanel({ cashier, onSubmitted }: { cashier: Cashier; onSubmitted: () => void }) {
  const { transferAccount: account, payFee, receivedFee, transferState, transferReport: report, payMode } = cashier;
  const [isCorrecting, setCorrecting] = useState(false);
  if (!account) return null;
  const submitted = () => {
    setCorrecting(false);
    onSubmitted();
  };
  const rows = [
    { name: '收款户名', value: account.accountName },
    { name: '开户银行', value: account.bankName },
    { name: '银行账号', value: account.bankAccount },
    { name: '转账附言', value: account.remarkCode },
  ];
  return (
    <div className={styles.panel}>
      <dl className={styles.account}>
        {rows.map(({ name, value }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>
              {value}
              <CopyButton text={value} label={name} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>请从企业账户转账，附言填写识别码 {account.remarkCode}，便于核对到账。</p>
      {receivedFee > 0 && (
        <Notice tone="warn">
          已到账 <Price fen={receivedFee} tone="plain" />
          ，还差 <Price fen={payFee - receivedFee} tone="plain" />
          ，请补足后发货。
        </Notice>
      )}
      {transferState === transferStates.waiting && (
        <Notice>转账凭证已提交，等待商家核对到账。到账后订单转为待发货。</Notice>
      )}
      {transferState === transferStates.waiting && payMode === payModes.transfer && !isCorrecting && (
        <Button className={styles.correct} onClick={() => setCorrecting(true)}>
          修改凭证信息
        </Button>
      )}
      {transferState === transferStates.rejected && (
        <Notice tone="danger">
          上次提交的凭证未通过核对，请确认信息后重新提交。
          {report?.reason && `原因：${report.reason}`}
        </Notice>
      )}
      {payMode === payModes.transfer && (transferState !== transferStates.waiting || isCorrecting) && (
        <TransferForm key={report?.bankSerialNo} cashier={cashier} report={report} onSubmitted={submitted} />
      )}
    </div>
  );
}
