import { tiersText } from '@jicai/domain/money/price-plans.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag, type TagTone } from '@jicai/ui/display/Tag.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { useMay } from '../../app/self.queries.ts';
import cells from '../../parts/cells.module.css';
import { PagedTable } from '../../parts/PagedTable.tsx';
import phone from '../../parts/phone-card.module.css';
import type { GoodsAddress } from './goods-address.ts';
import { type PricePlan, plansQuery } from './plans.queries.ts';
import { useCancelPlan } from './use-cancel-plan.ts';

const tones: Record<PricePlan['state'], TagTone> = {
  planned: 'info',
  held: 'ok',
  done: 'ok',
  ended: 'grey',
  overtaken: 'grey',
  asked: 'warn',
  dropped: 'grey',
};

const PlanTag = ({ plan: { state, stateText } }: { plan: PricePlan }) => (
  <Tag isState tone={tones[state]}>
    {stateText}
  </Tag>
);

/** What holds or held before, and what is planned in its place. */
const PlanPrices = ({ plan: { priceFen, beforeFen, tiers } }: { plan: PricePlan }) => (
  <>
    {beforeFen !== null && <Price tone="was" fen={beforeFen} />} <Price tone="plain" fen={priceFen} />
    {tiers && <small className={cells.sub}>阶梯 {tiersText(tiers)}</small>}
  </>
);

const spanText = ({ startTime, endTime }: PricePlan) =>
  endTime ? `${shortTime(startTime)} 至 ${shortTime(endTime)}` : `${shortTime(startTime)} 起`;

function CancelButton({ plan }: { plan: PricePlan }) {
  const may = useMay();
  const { isBusy, name, cancel } = useCancelPlan(plan);
  if (!plan.mayCancel || !may('ops.goods.edit')) return null;
  return (
    <Button
      size="sm"
      disabled={isBusy}
      aria-label={`${name} ${plan.itemNo} ${plan.priceName}的定时调价`}
      onClick={() => void cancel()}
    >
      {name}
    </Button>
  );
}

const columns: TableColumnsType<PricePlan> = [
  {
    key: 'item',
    title: '商品',
    render: (_, row) => (
      <>
        <span className={cells.line} title={row.itemName}>
          {row.itemName}
        </span>
        <small className={cells.sub}>{row.itemNo}</small>
      </>
    ),
  },
  {
    key: 'price',
    title: '价格',
    width: 132,
    align: 'right',
    render: (_, row) => (
      <>
        <PlanPrices plan={row} />
        <small className={cells.sub}>{row.priceName}</small>
      </>
    ),
  },
  {
    key: 'span',
    title: '开始 / 结束',
    width: 124,
    render: (_, row) => (
      <>
        <span className={cells.line}>{shortTime(row.startTime)}</span>
        <small className={cells.sub}>{row.endTime ? shortTime(row.endTime) : '不结束'}</small>
      </>
    ),
  },
  {
    key: 'state',
    title: '状态 / 操作人',
    width: 164,
    render: (_, row) => (
      <>
        <PlanTag plan={row} />
        <small className={cells.sub}>{row.userName}</small>
      </>
    ),
  },
  { key: 'act', title: '操作', width: 104, render: (_, row) => <CancelButton plan={row} /> },
];

function PlanCard({ row }: { row: PricePlan }) {
  return (
    <div className={phone.card}>
      <b>{row.itemName}</b>
      <small>{row.itemNo}</small>
      <p>
        {row.priceName} <PlanPrices plan={row} /> <PlanTag plan={row} />
      </p>
      <small>
        {spanText(row)} · {row.userName}
      </small>
      <CancelButton plan={row} />
    </div>
  );
}

/** Planned prices as rows, wherever they are shown. */
export const planTable = {
  label: '定时调价',
  keyOf: (row: PricePlan) => row.planId,
  columns,
  Card: PlanCard,
};

/** What is planned, holds and held, the latest beginning first. */
export function PlanList({ address }: { address: GoodsAddress }) {
  const { searchKey, planState, pageIndex, pageSize } = address;
  const query = useQuery(plansQuery({ searchKey, state: planState, pageIndex, pageSize }));
  const isFiltered = searchKey !== '' || planState !== undefined;
  return (
    <PagedTable<PricePlan>
      {...planTable}
      query={query}
      address={address}
      empty={
        <EmptyState title={isFiltered ? '没有符合条件的定时调价' : '还没有定时调价，在商品的价格里选“定时”添加'} />
      }
    />
  );
}
