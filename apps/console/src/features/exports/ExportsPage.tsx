import { exportStates } from '@jicai/domain/people/privacy.ts';
import { exportPercent, listExports } from '@jicai/domain/shop-side/list-exports.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { saveFile } from '@jicai/web/page/save-file.ts';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Progress, type TableColumnsType } from 'antd';
import { QueryList } from '../../parts/QueryList.tsx';
import cells from '../../parts/cells.module.css';
import {
  cancelExport,
  type ExportLine,
  exportsQuery,
  freshFileUrl,
  refreshExports,
} from '../../parts/exports.queries.ts';
import phone from '../../parts/phone-card.module.css';
import { useConsoleList } from '../../parts/use-console-list.ts';

/** /exports: sheets that whoever is signed in has asked for, how far they are, and the way to their files. */
export function ExportsPage() {
  const address = useConsoleList();
  const { pageIndex, pageSize } = address;
  const query = useQuery(exportsQuery({ pageIndex, pageSize }));
  return (
    <>
      <PageHead title="导出任务" note="只有您自己看得到，文件保留 3 天" />
      <QueryList<ExportLine>
        label="导出任务"
        query={query}
        address={address}
        keyOf={(row) => row.exportId}
        columns={columns}
        empty={<EmptyState title="还没有导出过" hint="在订单、商品、客户等列表里点“导出”" />}
        Card={ExportCard}
      />
    </>
  );
}

const columns: TableColumnsType<ExportLine> = [
  {
    key: 'file',
    title: '文件',
    render: (_, row) => (
      <>
        <span className={cells.line} title={row.fileName}>
          {row.fileName}
        </span>
        <small className={cells.sub}>{listExports[row.kind].name}</small>
      </>
    ),
  },
  { key: 'rows', title: '内容', width: 180, align: 'right', render: (_, row) => countsText(row) },
  { key: 'state', title: '状态', width: 220, render: (_, row) => <State row={row} /> },
  { key: 'time', title: '申请时间', width: 130, render: (_, row) => shortTime(row.createTime) },
  { key: 'until', title: '保留到', width: 130, render: (_, row) => (row.expireTime ? shortTime(row.expireTime) : '') },
  { key: 'act', title: '操作', width: 96, align: 'right', render: (_, row) => <Fetch row={row} /> },
];

const isReady = ({ exportState }: ExportLine) => exportState === exportStates.ready;

const countsText = ({ doneCount, rowCount, kind, ...row }: ExportLine): string => {
  const all = `${rowCount.toLocaleString('zh-CN')} ${listExports[kind].unit}`;
  return row.exportState === exportStates.making ? `${doneCount.toLocaleString('zh-CN')} / ${all}` : all;
};

function State({ row }: { row: ExportLine }) {
  if (row.exportState === exportStates.making)
    return <Progress percent={exportPercent(row.doneCount, row.rowCount)} size="small" aria-label="导出的进度" />;
  return (
    <>
      <Tag isState tone={isReady(row) ? 'ok' : 'danger'}>
        {isReady(row) ? '已完成' : '没有完成'}
      </Tag>
      {row.reason && <small className={cells.sub}>{row.reason}</small>}
    </>
  );
}

function Fetch({ row }: { row: ExportLine }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => freshFileUrl(row.exportId),
    onSuccess: (fileUrl) => (fileUrl ? saveFile(fileUrl) : toast.error('文件已过期，或导出权限已被收回')),
  });
  if (row.exportState === exportStates.making) return <Cancel row={row} />;
  if (!isReady(row)) return null;
  return (
    <Button size="sm" isBusy={isPending} aria-label={`下载 ${row.fileName}`} onClick={() => mutate()}>
      下载
    </Button>
  );
}

function Cancel({ row }: { row: ExportLine }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => cancelExport(row.exportId),
    onSuccess: () => toast.ok('导出已取消'),
    onSettled: () => void refreshExports(),
  });
  return (
    <Button size="sm" isBusy={isPending} aria-label={`取消 ${row.fileName}`} onClick={() => mutate()}>
      取消
    </Button>
  );
}

function ExportCard({ row }: { row: ExportLine }) {
  return (
    <div className={phone.card}>
      <b>{row.fileName}</b>
      <small>
        {countsText(row)} · {shortTime(row.createTime)}
        {row.expireTime && ` · 保留到 ${shortTime(row.expireTime)}`}
      </small>
      <span>
        <State row={row} />
      </span>
      <Fetch row={row} />
    </div>
  );
}
