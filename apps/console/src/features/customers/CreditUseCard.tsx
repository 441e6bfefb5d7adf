import { type CreditUsePart, creditUseTexts } from '@jicai/domain/payments/credit-use.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ordersPath } from '../../app/paths.ts';
import { type CreditUse, creditUseQuery } from './overview.queries.ts';
import styles from './CreditUseCard.module.css';

/** 占用构成: in what papers the used credit stands, to the fen. */
export function CreditUseCard({ customerId }: { customerId: string }) {
  const query = useQuery(creditUseQuery(customerId));
  return (
    <Card title="占用构成" note={query.data && `合计 ${fenText(query.data.usedFee)}`} size="sm">
      <QueryState query={query} skeleton={<LoadingBlock height={120} />}>
        {(use) => <Parts use={use} />}
      </QueryState>
    </Card>
  );
}

const papersText: Record<CreditUsePart, (count: number) => string> = {
  overdue: (count) => (count > 0 ? `${count} 张对账单` : '没有'),
  billed: (count) => (count > 0 ? `${count} 张对账单` : '没有'),
  unbilled: (count) => (count > 0 ? `已收货与待收货 ${count} 单` : '没有'),
  other: () => '早期结转与差额',
};

function Parts({ use: { parts, orders = [], usedFee } }: { use: CreditUse }) {
  // What is in the customer's favour lowers the sum; the bar shows what is owed.
  const shown = parts.filter(({ part, fee }) => part !== 'other' || fee !== 0);
  const owed = shown.reduce((sum, { fee }) => sum + Math.max(0, fee), 0);
  const unbilled = parts.find(({ part }) => part === 'unbilled')?.count ?? 0;
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        {owed > 0 &&
          shown.map(({ part, fee }) => (
            <i key={part} data-part={part} style={{ width: `${(Math.max(0, fee) / owed) * 100}%` }} />
          ))}
      </div>
      <dl className={styles.parts}>
        {shown.map(({ part, fee, count }) => (
          <div key={part}>
            <dt>
              <i data-part={part} aria-hidden="true" />
              {creditUseTexts[part]}
            </dt>
            <dd>
              <Price tone="plain" fen={fee} />
              <small>{papersText[part](count)}</small>
            </dd>
          </div>
        ))}
      </dl>
      {orders.length > 0 && (
        <details className={styles.orders}>
          <summary>
            未出账的订单{unbilled > orders.length ? `（金额最大的 ${orders.length} 单）` : `（${orders.length}）`}
          </summary>
          <ul>
            {orders.map(({ orderNo, createTime, orderStateText, useFee }) => (
              <li key={orderNo}>
                <Link to={ordersPath(orderNo)}>{orderNo}</Link>
                <small>
                  {createTime.slice(0, 10)} · {orderStateText}
                </small>
                <Price tone="plain" fen={useFee} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {usedFee < 0 && <p className={styles.note}>已用为负：多付或退款尚未对账，下次出账时扣减。</p>}
    </>
  );
}
