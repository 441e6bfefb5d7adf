import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { saveFile } from '@jicai/web/page/save-file.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './ExportDialog.module.css';

/** Which rows and which columns a sheet is to have; it tells how long it has been at work, and saves the file at its end. */
export function ExportDialog({
  title,
  rows,
  columns,
  onExport,
  onClose,
}: {
  title: string;
  /** Which rows it is about, in words: 筛选出的 1,240 单. */
  rows: string;
  columns: readonly string[];
  onExport: (columns: string[]) => Promise<{ fileUrl: string; rowCount: number }>;
  onClose: () => void;
}) {
  const [chosen, setChosen] = useState<readonly string[]>(columns);
  const exporting = useMutation({
    mutationFn: () => onExport(columns.filter((column) => chosen.includes(column))),
    onSuccess({ fileUrl, rowCount }) {
      saveFile(fileUrl);
      toast.ok(`已导出 ${rowCount.toLocaleString('zh-CN')} 行明细`);
      onClose();
    },
  });
  const toggle = (column: string) =>
    setChosen(chosen.includes(column) ? chosen.filter((one) => one !== column) : [...chosen, column]);
  const isWhole = chosen.length === columns.length;
  return (
    <Dialog
      title={title}
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{exporting.isPending ? '在后台继续' : '取消'}</Button>
          <Button
            look="fill"
            isBusy={exporting.isPending}
            disabled={chosen.length === 0}
            onClick={() => exporting.mutate()}
          >
            {exporting.isPending ? '正在导出…' : `导出 ${chosen.length} 列`}
          </Button>
        </>
      }
    >
      {exporting.error && <Notice tone="danger">{exporting.error.message}</Notice>}
      <p className={styles.rows}>
        行：<b>{rows}</b>，每个商品一行
      </p>
      {exporting.isPending ? (
        <output className={styles.working}>
          <progress aria-label="正在导出" />
          正在写入表格，完成后自动下载
        </output>
      ) : (
        <fieldset className={styles.columns}>
          <legend>
            列
            <Checkbox
              isChecked={isWhole}
              isPartly={chosen.length > 0}
              onChange={() => setChosen(isWhole ? [] : columns)}
            >
              全选
            </Checkbox>
          </legend>
          {columns.map((column) => (
            <Checkbox key={column} isChecked={chosen.includes(column)} onChange={() => toggle(column)}>
              {column}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </Dialog>
  );
}
