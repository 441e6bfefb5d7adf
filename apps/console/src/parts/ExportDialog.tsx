import { exportStates } from '@jicai/domain/people/privacy.ts';
import { listExports, type ListExportKind, wantedColumns } from '@jicai/domain/shop-side/list-exports.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { saveFile } from '@jicai/web/page/save-file.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import styles from './ExportDialog.module.css';
import { cancelExport, exportQuery, type ListExport, refreshExports, tellWhenMade } from './exports.queries.ts';
import { listViewsQuery, refreshViews } from './list-views.queries.ts';

export interface ExportDialogOptions {
  kind: ListExportKind;
  /** Which rows it is about, in words: 筛选出的 1,240 单. */
  rows: string;
  /** What a row is, where that is not plain. */
  note?: string;
  /** The columns there are; none where a file has always the same. */
  columns?: readonly string[];
  /** Begins it. */
  start: (columns: string[] | undefined) => Promise<ListExport>;
}

/**
 * Which rows and which columns a sheet is to have, as they were chosen the last time; then how far it is. It is made in the
 * background: saved here when it is ready, and found under 导出任务 by who has gone on.
 */
export function ExportDialog({
  kind,
  rows,
  note,
  columns = [],
  start,
  onClose,
}: ExportDialogOptions & { onClose: () => void }) {
  const { name, unit, list } = listExports[kind];
  const { data: views } = useQuery(listViewsQuery(list));
  const [changed, setChanged] = useState<readonly string[]>();
  const chosen = changed ?? wantedColumns(columns, views?.exportHidden ?? []);
  const begin = useMutation({
    mutationFn: () => start(columns.length > 0 ? columns.filter((column) => chosen.includes(column)) : undefined),
    onSuccess: () => void Promise.all([refreshViews(list), refreshExports()]),
  });
  const { data: now = begin.data } = useQuery(exportQuery(begin.data?.exportId));
  useEffect(() => {
    if (!now?.fileUrl) return;
    saveFile(now.fileUrl);
    toast.ok(`已导出 ${now.rowCount.toLocaleString('zh-CN')} ${unit}`);
    void refreshExports();
    onClose();
    // Once, when it is ready.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [now?.fileUrl]);
  const isMaking = begin.isPending || (now !== undefined && now.exportState === exportStates.making);
  const later = () => {
    if (isMaking) toast.ok('导出在后台继续，完成后会提醒您');
    if (isMaking && now) tellWhenMade(now.exportId, name);
    onClose();
  };
  const cancel = useMutation({
    mutationFn: async () => now && cancelExport(now.exportId),
    onSuccess() {
      toast.ok('导出已取消');
      void refreshExports();
      onClose();
    },
  });
  return (
    <Dialog
      title={`导出${name}`}
      width={columns.length > 0 ? 640 : 480}
      onClose={later}
      footer={
        <>
          {isMaking && now && (
            <Button look="text" isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
              取消导出
            </Button>
          )}
          <Button onClick={later}>{isMaking ? '在后台继续' : '取消'}</Button>
          <Button
            look="fill"
            isBusy={isMaking}
            disabled={columns.length > 0 && chosen.length === 0}
            onClick={() => begin.mutate()}
          >
            {isMaking ? '正在导出…' : columns.length > 0 ? `导出 ${chosen.length} 列` : '开始导出'}
          </Button>
        </>
      }
    >
      {begin.error && <Notice tone="danger">{begin.error.message}</Notice>}
      {now?.reason && <Notice tone="danger">导出没有完成：{now.reason}</Notice>}
      <p className={styles.rows}>
        行：<b>{rows}</b>
        {note && `，${note}`}
      </p>
      {isMaking && <Working doneCount={now?.doneCount ?? 0} rowCount={now?.rowCount ?? 0} unit={unit} />}
      {!isMaking && columns.length > 0 && <Columns columns={columns} chosen={chosen} onChange={setChanged} />}
    </Dialog>
  );
}

/** Rows done of all rows; before they are known it only moves. */
function Working({ doneCount, rowCount, unit }: Pick<ListExport, 'doneCount' | 'rowCount'> & { unit: string }) {
  const done = Math.min(doneCount, rowCount);
  return (
    <output className={styles.working}>
      <progress aria-label="导出的进度" {...(rowCount > 0 && { value: done, max: rowCount })} />
      {rowCount > 0 && (
        <b>
          {done.toLocaleString('zh-CN')} / {rowCount.toLocaleString('zh-CN')} {unit}
        </b>
      )}
      完成后自动下载；可以离开，进度不会丢
    </output>
  );
}

function Columns({
  columns,
  chosen,
  onChange,
}: {
  columns: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  const isWhole = chosen.length === columns.length;
  const toggle = (column: string) =>
    onChange(chosen.includes(column) ? chosen.filter((one) => one !== column) : [...chosen, column]);
  return (
    <fieldset className={styles.columns}>
      <legend>
        列
        <Checkbox isChecked={isWhole} isPartly={chosen.length > 0} onChange={() => onChange(isWhole ? [] : columns)}>
          全选
        </Checkbox>
        <small>记住本次选择</small>
      </legend>
      {columns.map((column) => (
        <Checkbox key={column} isChecked={chosen.includes(column)} onChange={() => toggle(column)}>
          {column}
        </Checkbox>
      ))}
    </fieldset>
  );
}
