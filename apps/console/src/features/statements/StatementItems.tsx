import { hasPieces, piecesNote } from '@jicai/domain/goods/pieces.ts';
import { disputeStates, statementSources } from '@jicai/domain/statements/statement-states.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { PagedTable } from '../../parts/PagedTable.tsx';
import cells from '../../parts/cells.module.css';
import { FilterChip } from '../../parts/FilterChip.tsx';
import { SelectionBar } from '../../parts/SelectionBar.tsx';
import phone from '../../parts/phone-card.module.css';
import { usePage } from '../../parts/use-page.ts';
import type { StatementAct } from './StatementActs.tsx';
import { itemsQuery, type Statement, type StatementItem } from './statements.queries.ts';
import styles from './StatementPage.module.css';

type OnRows = (act: StatementAct, rows: readonly StatementItem[]) => void;

const filters = [
  { value: String(disputeStates.open), label: '有异议' },
  { value: String(disputeStates.answered), label: '已答复' },
];
const stateOf = (value: string) => Object.values(disputeStates).find((state) => String(state) === value);

/**
 * The rows of a statement: goods received, refunds and adjustments, each with what the customer says of it. Several of a page
 * are adjusted or taken out together.
 */
export function StatementItems({ statement, onRows }: { statement: Statement; onRows: OnRows }) {
  const { checkId, version, counts, actions } = statement;
  const actsOf = useRowActs(statement);
  /** What was chosen before the statement changed is none of its choice. */
  const [picked, setPicked] = useState<{ version: number; keys: readonly string[] }>({ version, keys: [] });
  const pick = (keys: readonly string[]) => setPicked({ version, keys });
  const { page, toPage, toFirst } = usePage();
  const [dispute, setDispute] = useState('');
  const state = dispute === '' ? undefined : stateOf(dispute);
  const disputeFilter = state === undefined ? undefined : [state];
  const query = useQuery(itemsQuery({ checkId, ...page, disputeStates: disputeFilter }));
  const chosen = (query.data?.resultData ?? []).filter(
    (row) => picked.version === version && picked.keys.includes(row.checkItemId) && actsOf(row).adjust,
  );
  const mayChoose = (key: string) =>
    (query.data?.resultData ?? []).some((row) => row.checkItemId === key && actsOf(row).adjust);
  return (
    <Card
      title="明细"
      note={`${counts.all} 行，异议 ${counts.disputed} 行`}
      size="sm"
      isFlush
      extra={
        <FilterChip
          label="核对"
          choices={filters}
          value={dispute}
          onChange={(next) => {
            setDispute(next);
            toFirst();
          }}
        />
      }
    >
      <PagedTable<StatementItem>
        label="对账明细"
        query={query}
        address={{ ...page, toPage }}
        keyOf={(row) => row.checkItemId}
        columns={columns(actsOf, onRows)}
        {...(actions.includes('adjust') && {
          selection: { keys: chosen.map((row) => row.checkItemId), onChange: pick, mayChoose },
        })}
        empty={<EmptyState title="没有符合条件的明细" />}
        // oxlint-disable-next-line react/no-unstable-nested-components -- a card keeps nothing of its own, and needs the acts
        Card={({ row }) => <ItemCard row={row} actsOf={actsOf} onRows={onRows} />}
      />
      {chosen.length > 0 && (
        <SelectionBar
          text={`已选 ${chosen.length} 行`}
          note={`合计 ${fenText(chosen.reduce((sum, row) => sum + row.fee, 0))}`}
          onClear={() => pick([])}
        >
          <Button look="soft" onClick={() => onRows('adjustRows', chosen)}>
            调整所选
          </Button>
        </SelectionBar>
      )}
    </Card>
  );
}

/** Which acts the caller has on a row of this statement. */
function useRowActs({ actions }: Statement) {
  const may = useMay();
  const mayAdjust = may('ops.statement.adjust');
  return ({ sourceType }: StatementItem) => ({
    adjust: mayAdjust && actions.includes('adjust') && sourceType !== statementSources.adjustment,
    reverse: mayAdjust && actions.includes('reverseAdjust') && sourceType === statementSources.adjustment,
  });
}

const columns = (actsOf: ReturnType<typeof useRowActs>, onRows: OnRows): TableColumnsType<StatementItem> => [
  {
    key: 'item',
    title: '商品 / 订单',
    render: (_, row) => (
      <>
        <span className={cells.line}>{row.itemName || row.reason}</span>
        <small className={cells.sub}>
          {[row.sourceText, row.orderNo, row.itemName && row.reason].filter(Boolean).join(' ')}
        </small>
      </>
    ),
  },
  {
    key: 'qty',
    title: '数量 × 单价',
    width: 140,
    align: 'right',
    render: (_, row) =>
      row.qty === 0 ? (
        <span className={cells.none}>—</span>
      ) : (
        <>
          {row.qty} × <Price tone="plain" fen={row.price} />
          {hasPieces(row) && <small className={cells.sub}>{piecesNote(row.qty, row)}</small>}
        </>
      ),
  },
  {
    key: 'fee',
    title: '金额',
    width: 120,
    align: 'right',
    render: (_, row) => <Price tone="plain" fen={row.fee} />,
  },
  {
    key: 'check',
    title: '核对',
    width: 210,
    render: (_, row) => (
      <>
        <span className={row.disputeState === disputeStates.open ? styles.dispute : undefined}>{row.checkText}</span>
        <small className={cells.sub} title={row.disputeRemark || row.reply}>
          {row.reply ? `答复：${row.reply}` : row.disputeRemark}
        </small>
      </>
    ),
  },
  {
    key: 'acts',
    title: '操作',
    width: 90,
    render: (_, row) => <ActsOfRow row={row} actsOf={actsOf} onRows={onRows} />,
  },
];

interface RowActs {
  row: StatementItem;
  actsOf: ReturnType<typeof useRowActs>;
  onRows: OnRows;
}

function ActsOfRow({ row, actsOf, onRows }: RowActs) {
  const { adjust, reverse } = actsOf(row);
  return (
    <span className={styles.rowActs}>
      {adjust && (
        <Button look="text" size="sm" onClick={() => onRows('adjustRows', [row])}>
          调整
        </Button>
      )}
      {reverse && (
        <Button look="text" size="sm" onClick={() => onRows('reverseRow', [row])}>
          冲回
        </Button>
      )}
    </span>
  );
}

function ItemCard(acts: RowActs) {
  const { itemName, reason, sourceText, orderNo, qty, price, fee, disputeState, checkText, reply, disputeRemark } =
    acts.row;
  const said = reply ? `答复：${reply}` : disputeRemark;
  return (
    <div className={phone.card}>
      <b>{itemName || reason}</b>
      <small>{[sourceText, orderNo, itemName && reason].filter(Boolean).join(' ')}</small>
      <small className={disputeState === disputeStates.open ? styles.dispute : undefined}>
        {[checkText, said].filter(Boolean).join('：')}
      </small>
      <p className={phone.line}>
        <span>
          <Price tone="plain" fen={fee} />
          {qty !== 0 && (
            <small>
              {' '}
              {qty} × {fenText(price)}
            </small>
          )}
        </span>
        <ActsOfRow {...acts} />
      </p>
    </div>
  );
}
