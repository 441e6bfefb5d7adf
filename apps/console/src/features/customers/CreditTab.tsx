import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import { CreditLedger } from './CreditLedger.tsx';
import { CreditUseCard } from './CreditUseCard.tsx';
import { type CustomerAct, CustomerDialogs } from './CustomerDialogs.tsx';
import { HoldsCard } from './HoldsCard.tsx';
import type { Customer } from './customers.queries.ts';
import { useWhyClosed } from './use-why-closed.ts';
import styles from './CustomerPage.module.css';

/** Credit, terms and what stops a customer, with the ledger beneath. */
export function CreditTab({ customer }: { customer: Customer }) {
  const [act, setAct] = useState<CustomerAct>();
  const may = useMay();
  const whyClosed = useWhyClosed();
  const { credit, waiting } = customer;
  const mayRelease = credit && credit.overdueFee > 0 && credit.releasedUntil === '' && may('ops.customer.credit');
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.main}>
          {credit && credit.overdueFee > 0 && (
            <Notice tone="danger">
              有 {fenText(credit.overdueFee)} 逾期未付，
              {credit.releasedUntil
                ? `已临时放行至 ${credit.releasedUntil}。`
                : '账期下单已停，在线支付与对公转账不受影响。'}
              {mayRelease && (
                <Button
                  look="text"
                  size="sm"
                  disabled={whyClosed !== ''}
                  title={whyClosed || undefined}
                  onClick={() => setAct('release')}
                >
                  申请临时放行
                </Button>
              )}
            </Notice>
          )}
          {waiting.map((change) => (
            <Notice key={change.changeId} tone="warn">
              {change.requesterName} {change.createTime.slice(5, 16)} 提交的{change.kindText}待第二人复核：
              {change.reason}。<Link to={`${paths.changes}?open=${change.changeId}`}>去复核</Link>
            </Notice>
          ))}
          <div className={styles.pair}>
            <CreditCard customer={customer} onEdit={may('ops.customer.credit') ? () => setAct('credit') : undefined} />
            <Card
              title="账期"
              size="sm"
              extra={
                may('ops.customer.term') && (
                  <Button
                    look="text"
                    size="sm"
                    disabled={whyClosed !== ''}
                    title={whyClosed || undefined}
                    onClick={() => setAct('term')}
                  >
                    修改
                  </Button>
                )
              }
            >
              <p className={styles.amount}>{customer.termText}</p>
              <p>从下一张对账单起生效，已出的对账单不变。</p>
            </Card>
          </div>
          {credit && <CreditUseCard customerId={customer.customerId} />}
          <CreditLedger customerId={customer.customerId} />
        </div>
        <HoldsCard customer={customer} onAct={setAct} />
      </div>
      <CustomerDialogs customer={customer} act={act} onClose={() => setAct(undefined)} />
    </>
  );
}

function CreditCard({ customer: { credit }, onEdit }: { customer: Customer; onEdit: (() => void) | undefined }) {
  const whyClosed = useWhyClosed();
  return (
    <Card
      title="授信额度"
      size="sm"
      extra={
        onEdit && (
          <Button look="text" size="sm" disabled={whyClosed !== ''} title={whyClosed || undefined} onClick={onEdit}>
            {credit ? '调整' : '授信'}
          </Button>
        )
      }
    >
      <p className={styles.amount}>{credit ? <Price tone="plain" fen={credit.limitFee} /> : '未授信'}</p>
      {credit ? (
        <Pairs>
          <Pair name="临时额度">{credit.tempFee > 0 && `${fenText(credit.tempFee)}，至 ${credit.tempUntil}`}</Pair>
          <Pair name="余额">{credit.balanceFee > 0 && fenText(credit.balanceFee)}</Pair>
          <Pair name="状态">{credit.isFrozen ? '已冻结，不能再用账期下单' : '正常'}</Pair>
        </Pairs>
      ) : (
        <p>授信后，该客户可以用账期下单。</p>
      )}
    </Card>
  );
}
