import { Price } from '@jicai/ui/display/Price.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import type { Desk } from './desk.queries.ts';
import styles from './TodayCard.module.css';

type Figures = NonNullable<Desk['today']>;

/** Today so far beside yesterday until the same hour. */
export function TodayCard({ today, yesterday }: { today: Figures; yesterday: Figures }) {
  return (
    <Card title="今日" extra={<span className={styles.note}>对比昨日同时段</span>} size="sm">
      <dl className={styles.figures}>
        <div>
          <dt>收款额</dt>
          <dd>
            <Price tone="plain" fen={today.paidFee} />
            <Change now={today.paidFee} then={yesterday.paidFee} isRate />
          </dd>
        </div>
        <div>
          <dt>订单数</dt>
          <dd>
            <b>{today.orderCount}</b>
            <Change now={today.orderCount} then={yesterday.orderCount} />
          </dd>
        </div>
        <RateLine
          name="24 小时发货率"
          now={rateOf(today.quickCount, today.shippedCount)}
          then={rateOf(yesterday.quickCount, yesterday.shippedCount)}
        />
        <RateLine
          name="售后率（30 天）"
          isLessBetter
          now={rateOf(today.sheetCount, today.soldCount)}
          then={rateOf(yesterday.sheetCount, yesterday.soldCount)}
        />
      </dl>
    </Card>
  );
}

/** Undefined where there is nothing to be a part of. */
const rateOf = (part: number, whole: number) => (whole === 0 ? undefined : (part / whole) * 100);

/** A rate in percent, and by how many points it moved. */
function RateLine({
  name,
  now,
  then,
  isLessBetter = false,
}: {
  name: string;
  now: number | undefined;
  then: number | undefined;
  isLessBetter?: boolean;
}) {
  const tenths = now === undefined || then === undefined ? undefined : Math.round((now - then) * 10);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{now === undefined ? '—' : `${now.toFixed(1)}%`}</b>
        {tenths === undefined ? (
          <small>{now === undefined ? '今日还没有' : '昨日没有'}</small>
        ) : tenths === 0 ? (
          <small>持平</small>
        ) : (
          <small className={cx(tenths > 0 === isLessBetter ? styles.less : styles.more)}>
            {tenths > 0 ? '+' : '−'}
            {(Math.abs(tenths) / 10).toFixed(1)} 个百分点
          </small>
        )}
      </dd>
    </div>
  );
}

/** How much more or less than then: as a number, or as a rate where there was anything to compare with. */
function Change({ now, then, isRate = false }: { now: number; then: number; isRate?: boolean }) {
  const difference = now - then;
  if (difference === 0) return <small>持平</small>;
  if (isRate && then === 0) return <small>昨日为 0</small>;
  const amount = isRate ? `${((difference / then) * 100).toFixed(1)}%` : String(difference);
  return (
    <small className={cx(difference > 0 ? styles.more : styles.less)}>
      {difference > 0 && '+'}
      {amount}
    </small>
  );
}
