import { isRunUnderWay, mayUndoRun, runStates } from '@jicai/domain/goods/run-states.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { useQuery } from '@tanstack/react-query';
import { Progress, type TableColumnsType } from 'antd';
import { useMay } from '../../app/self.queries.ts';
import { PagedTable } from '../../parts/PagedTable.tsx';
import cells from '../../parts/cells.module.css';
import phone from '../../parts/phone-card.module.css';
import type { GoodsAddress } from './goods-address.ts';
import { type GoodsRun, runsQuery } from './goods.queries.ts';
import { useUndo } from './use-undo.ts';

const undoneText = ({ undoneCount, keptCount }: GoodsRun) =>
  keptCount > 0 ? `恢复 ${undoneCount} 个，保留 ${keptCount} 个` : `恢复 ${undoneCount} 个`;

const columns: TableColumnsType<GoodsRun> = [
  {
    key: 'act',
    title: '改动',
    render: (_, row) => (
      <>
        <span className={cells.line}>{row.actText}</span>
        <small className={cells.sub}>
          {row.filterText && `${row.filterText} · `}
          {row.changedCount.toLocaleString('zh-CN')} 个商品
          {row.refusedCount > 0 && `，${row.refusedCount.toLocaleString('zh-CN')} 个没有改动`}
        </small>
      </>
    ),
  },
  {
    key: 'who',
    title: '操作人',
    width: 180,
    render: (_, row) => (
      <>
        <span className={cells.line}>{row.userName}</span>
        <small className={cells.sub}>{shortTime(row.createTime)}</small>
      </>
    ),
  },
  {
    key: 'undone',
    title: '撤销',
    width: 260,
    render: (_, row) => <RunEnd run={row} />,
  },
];

/** How far a run is, that it was undone, or the button for it. */
function RunEnd({ run }: { run: GoodsRun }) {
  const { state, doneCount, totalCount } = run;
  if (!isRunUnderWay(state)) return run.undoTime ? <Undone run={run} /> : <UndoButton run={run} />;
  const name = state === runStates.undoing ? '正在撤销' : '正在修改';
  return (
    <>
      <span className={cells.line}>
        {name} {doneCount.toLocaleString('zh-CN')} / {totalCount.toLocaleString('zh-CN')}
      </span>
      <Progress
        percent={totalCount > 0 ? Math.floor((doneCount / totalCount) * 100) : 0}
        showInfo={false}
        size="small"
        aria-label={name}
      />
    </>
  );
}

const Undone = ({ run }: { run: GoodsRun }) => (
  <>
    <span className={cells.line}>{undoneText(run)}</span>
    <small className={cells.sub}>
      {run.undoUserName} {shortTime(run.undoTime)}
    </small>
  </>
);

function UndoButton({ run }: { run: GoodsRun }) {
  const may = useMay();
  const { isBusy, undo } = useUndo(run);
  if (!may('ops.goods.edit') || !mayUndoRun(run)) return null;
  return (
    <Button size="sm" disabled={isBusy} onClick={() => void undo()}>
      撤销
    </Button>
  );
}

/** What was changed by whom, the newest first; each run can be undone once. */
export function RunList({ address }: { address: GoodsAddress }) {
  const { pageIndex, pageSize } = address;
  const query = useQuery(runsQuery({ pageIndex, pageSize }));
  return (
    <>
      <PagedTable<GoodsRun>
        label="修改记录"
        query={query}
        address={address}
        keyOf={(row) => row.runId}
        columns={columns}
        empty={<EmptyState title="还没有修改过商品" />}
        Card={RunCard}
      />
    </>
  );
}

function RunCard({ row }: { row: GoodsRun }) {
  return (
    <div className={phone.card}>
      <b>{row.actText}</b>
      <small>
        {row.filterText && `${row.filterText} · `}
        {row.changedCount.toLocaleString('zh-CN')} 个商品 · {row.userName} {shortTime(row.createTime)}
      </small>
      <RunEnd run={row} />
    </div>
  );
}
