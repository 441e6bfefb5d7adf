import { type SettlementState as State, settlementStates } from '@jicai/domain/settlements/settlement-states.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag, type TagTone } from '@jicai/ui/display/Tag.tsx';
import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { ownSettlementPath, settlementPath } from '../../app/paths.ts';
import cells from '../../parts/cells.module.css';
import phone from '../../parts/phone-card.module.css';
import type { SettlementRow, SettlementSide } from './settlements.queries.ts';

const shopTones: Record<State, TagTone> = {
  [settlementStates.draft]: 'warn',
  [settlementStates.awaitingConfirm]: 'info',
  [settlementStates.disputed]: 'warn',
  [settlementStates.confirmed]: 'warn',
  [settlementStates.partlyPaid]: 'warn',
  [settlementStates.settled]: 'ok',
  [settlementStates.void]: 'grey',
};
/** Amber for who has to act: the supplier confirms, the rest is the shop's. */
const ownTones: Record<State, TagTone> = {
  ...shopTones,
  [settlementStates.awaitingConfirm]: 'warn',
  [settlementStates.disputed]: 'info',
  [settlementStates.confirmed]: 'info',
  [settlementStates.partlyPaid]: 'info',
};

export const SettlementTag = ({
  sheet: { settleState, settleStateText },
  side,
}: {
  sheet: Pick<SettlementRow, 'settleState' | 'settleStateText'>;
  side: SettlementSide;
}) => (
  <Tag isState tone={(side === 'shop' ? shopTones : ownTones)[settleState]}>
    {side === 'own' && settleState === settlementStates.awaitingConfirm ? '待确认' : settleStateText}
  </Tag>
);

export const sheetPath = (side: SettlementSide, settleId: string): string =>
  side === 'shop' ? settlementPath(settleId) : ownSettlementPath(settleId);

const none = <span className={cells.none}>—</span>;

/** Columns of the list of sheets; what makes up the sum leaves where the supplier's name would have no room. */
export const settlementColumns = (side: SettlementSide): TableColumnsType<SettlementRow> => [
  {
    key: 'no',
    title: '结算单',
    width: 230,
    render: (_, row) => (
      <>
        <Link to={sheetPath(side, row.settleId)} className={cells.line}>
          {row.title}
        </Link>
        <small className={cells.sub}>{row.settleNo}</small>
      </>
    ),
  },
  ...(side === 'shop'
    ? [
        {
          key: 'supplier',
          title: '供应商',
          render: (_: unknown, row: SettlementRow) => (
            <>
              <span className={cells.line}>{row.supplierName}</span>
              {row.missingCount > 0 && <small className={cells.sub}>缺进价 {row.missingCount} 行</small>}
            </>
          ),
        },
      ]
    : []),
  {
    key: 'received',
    title: '供货',
    width: 130,
    align: 'right',
    render: (_, row) => <Price tone="plain" fen={row.receivedFee} />,
  },
  {
    key: 'off',
    title: '退货与调整',
    width: 130,
    responsive: ['xl'],
    align: 'right',
    render: (_, row) => <Price tone="plain" fen={row.returnedFee + row.adjustFee} />,
  },
  {
    key: 'commission',
    title: '佣金',
    width: 110,
    responsive: ['xl'],
    align: 'right',
    render: (_, row) => (row.commissionFee === 0 ? none : <Price tone="plain" fen={-row.commissionFee} />),
  },
  {
    key: 'total',
    title: '应结',
    width: 140,
    align: 'right',
    render: (_, row) => (
      <b>
        <Price tone="plain" fen={row.totalFee} />
      </b>
    ),
  },
  { key: 'due', title: '付款期限', width: 112, render: (_, row) => row.dueDate ?? none },
  { key: 'state', title: '状态', width: 124, render: (_, row) => <SettlementTag sheet={row} side={side} /> },
];

const card = (side: SettlementSide) =>
  function SettlementCard({ row }: { row: SettlementRow }) {
    return (
      <div className={phone.card}>
        <span>
          <SettlementTag sheet={row} side={side} />
        </span>
        <b>{side === 'shop' ? row.supplierName : row.title}</b>
        <small>
          {row.settleNo} · {row.title}
        </small>
        <Price tone="plain" fen={row.totalFee} />
      </div>
    );
  };
export const settlementCards = { shop: card('shop'), own: card('own') } as const;
