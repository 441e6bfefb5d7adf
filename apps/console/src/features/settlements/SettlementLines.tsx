import { disputeReasonTexts, disputeStates } from '@jicai/domain/statements/statement-states.ts';
import { settlementSources } from '@jicai/domain/settlements/settlement-states.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { minuteTime, shortTime } from '@jicai/web/time/wire-time.ts';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { PagedTable } from '../../parts/PagedTable.tsx';
import cells from '../../parts/cells.module.css';
import { FilterChip } from '../../parts/FilterChip.tsx';
import phone from '../../parts/phone-card.module.css';
import { usePage } from '../../parts/use-page.ts';
import type { Claims } from './ClaimsBar.tsx';
import type { SettlementAct } from './SettlementDialogs.tsx';
import {
  type Settlement,
  type SettlementLine,
  settlementLinesQuery,
  type SettlementSide,
} from './settlements.queries.ts';
import styles from './SettlementPage.module.css';

interface Acting {
  sheet: Settlement;
  claims: Claims;
  onAct: (act: SettlementAct) => void;
}

/** The rows of a sheet: what was received, what went back, adjustments; each with what is said of it. */
export function SettlementLines({ sheet, side, claims, onAct }: Acting & { side: SettlementSide }) {
  const { settleId, missingCount, lineCount, openDisputeCount } = sheet;
  const { page, toPage, toFirst } = usePage();
  const [only, setOnly] = useState('');
  const filter = { ...(only === 'missing' && { isMissing: true }), ...(only === 'open' && { isDisputed: true }) };
  const query = useQuery(settlementLinesQuery(side, { settleId, ...filter, ...page }));
  const acting = { sheet, claims, onAct };
  return (
    <Card
      title="明细"
      note={`${lineCount} 行${openDisputeCount > 0 ? `，异议 ${openDisputeCount} 行` : ''}`}
      size="sm"
      isFlush
      extra={
        <FilterChip
          label="只看"
          choices={[
            ...(missingCount > 0 ? [{ value: 'missing', label: '缺进价' }] : []),
            { value: 'open', label: '有异议' },
          ]}
          value={only}
          onChange={(next) => {
            setOnly(next);
            toFirst();
          }}
        />
      }
    >
      <PagedTable<SettlementLine>
        label="结算明细"
        query={query}
        address={{ ...page, toPage }}
        keyOf={(row) => row.lineId}
        columns={columns(acting)}
        empty={<EmptyState title="没有符合条件的明细" />}
        // oxlint-disable-next-line react/no-unstable-nested-components -- a card keeps nothing of its own, and needs the acts
        Card={({ row }) => <LineCard row={row} acting={acting} />}
      />
    </Card>
  );
}

function RowActs({ row, acting: { sheet, claims, onAct } }: { row: SettlementLine; acting: Acting }) {
  const { actions } = sheet;
  const isAdjust = row.sourceType === settlementSources.adjustment;
  return (
    <>
      {actions.includes('adjust') && !isAdjust && (
        <Button look="text" size="sm" onClick={() => onAct({ kind: 'adjust', row })}>
          调整
        </Button>
      )}
      {actions.includes('reverseAdjust') && isAdjust && (
        <Button look="text" size="sm" onClick={() => onAct({ kind: 'reverse', row })}>
          撤销
        </Button>
      )}
      {actions.includes('dispute') && (
        <Button look="text" size="sm" onClick={() => onAct({ kind: 'claim', row })}>
          {claims[row.lineId] ? '改异议' : '有异议'}
        </Button>
      )}
    </>
  );
}

function Check({ row, acting: { claims } }: { row: SettlementLine; acting: Acting }) {
  const claim = claims[row.lineId];
  if (claim)
    return (
      <>
        <span className={styles.open}>未提交 · {disputeReasonTexts[claim.disputeReason]}</span>
        <small className={cells.sub}>{claim.disputeRemark}</small>
      </>
    );
  if (row.disputeText === '') return <span className={cells.none}>—</span>;
  return (
    <>
      <span className={row.disputeState === disputeStates.open ? styles.open : undefined}>{row.disputeText}</span>
      <small className={cells.sub} title={[row.disputeRemark, row.reply].filter(Boolean).join('；')}>
        {row.reply ? `答复：${row.reply}` : [claimText(row), row.disputeRemark].filter(Boolean).join('，')}
      </small>
    </>
  );
}

function claimText({ claimQty, claimFee }: SettlementLine): string {
  if (claimQty !== undefined) return `应为 ${claimQty} 件`;
  return claimFee === undefined ? '' : `应为 ¥${(claimFee / 100).toFixed(2)}`;
}

const Cost = ({ row }: { row: SettlementLine }) => {
  if (row.qty === 0) return <span className={cells.none}>—</span>;
  return (
    <>
      {row.qty} ×{' '}
      {row.costFee === null ? <span className={styles.missing}>缺进价</span> : <Price tone="plain" fen={row.costFee} />}
    </>
  );
};

const columns = (acting: Acting): TableColumnsType<SettlementLine> => [
  {
    key: 'item',
    title: '商品 / 订单',
    render: (_, row) => (
      <>
        <span className={cells.line} title={row.itemName || row.reason}>
          {row.itemName || row.reason}
        </span>
        <small className={cells.sub}>
          {row.sourceTypeText} {row.orderNo} {timeOn(acting.sheet, row)}
          {row.itemName && row.reason && ` · ${row.reason}`}
        </small>
      </>
    ),
  },
  { key: 'cost', title: '数量 × 进价', width: 150, align: 'right', render: (_, row) => <Cost row={row} /> },
  {
    key: 'fee',
    title: '金额 / 佣金',
    width: 130,
    align: 'right',
    render: (_, row) => (
      <>
        <Price tone="plain" fen={row.fee} />
        {row.commissionFee !== 0 && (
          <small className={cells.sub}>
            −{(row.commissionFee / 100).toFixed(2)}（{row.rateBp / 100}%）
          </small>
        )}
      </>
    ),
  },
  { key: 'check', title: '核对', width: 190, render: (_, row) => <Check row={row} acting={acting} /> },
  { key: 'acts', title: '操作', width: 90, render: (_, row) => <RowActs row={row} acting={acting} /> },
];

/** A first sheet may hold receipts of years before: those are told with their year. */
const timeOn = ({ periodTo }: Settlement, { happenTime }: SettlementLine): string =>
  happenTime.slice(0, 4) === periodTo.slice(0, 4) ? shortTime(happenTime) : minuteTime(happenTime);

function LineCard({ row, acting }: { row: SettlementLine; acting: Acting }) {
  return (
    <div className={phone.card}>
      <b>{row.itemName || row.reason}</b>
      <small>
        {row.sourceTypeText} {row.orderNo} {timeOn(acting.sheet, row)}
      </small>
      <p>
        <Cost row={row} /> = <Price tone="plain" fen={row.fee} />
      </p>
      <span>
        {(row.disputeText || acting.claims[row.lineId]) && <Check row={row} acting={acting} />}{' '}
        <RowActs row={row} acting={acting} />
      </span>
    </div>
  );
}
