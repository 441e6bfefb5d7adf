import { mostStockRows } from '@jicai/domain/goods/stock-file.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { ScrollRegion } from '@jicai/ui/layout/ScrollRegion.tsx';
import { post, uploadFile } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import changes from '../../parts/ChangesTable.module.css';
import { FileInput } from '../../parts/FileInput.tsx';
import preview from '../../parts/PreviewTable.module.css';
import { refreshOwnGoods, type StockCheck } from './own-goods.queries.ts';

/** Stock from a table: looked at row by row first, written as a second act. */
export function StockFileDialog({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [checked, setChecked] = useState<StockCheck>();
  const check = useMutation({
    mutationFn: async (file: File) => {
      const { resultData } = await uploadFile(file, { bizType: bizTypes.goodsFile });
      const data = { fileUrl: resultData.fileUrl, fileName: file.name };
      return (await post('/api/OpsOwn/GetStockCheck', { data })).resultData;
    },
    onSuccess: setChecked,
  });
  const send = useWriteOnce(async (rows: StockCheck['rows'], requestId) => {
    const data = { rows: rows.map(({ itemId, from, to }) => ({ itemId, from, to })), requestId };
    return (await post('/api/OpsOwn/WriteStock', { data })).resultData;
  });
  const write = useMutation({
    mutationFn: send,
    onSuccess({ changedCount, kept }) {
      if (kept.length === 0) toast.ok(`已更新 ${changedCount} 个商品的库存`);
      else toast.error(`已更新 ${changedCount} 个，${kept.length} 个未更新：${kept[0]?.itemNo} ${kept[0]?.text}`);
      onClose();
    },
    onSettled: () => void refreshOwnGoods(),
  });
  const count = checked?.rows.length ?? 0;
  const problem = check.error ?? write.error;
  return (
    <Dialog
      title="批量更新库存"
      width={720}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          {checked && (
            <Button isBusy={check.isPending} armed={false} onClick={() => input.current?.click()}>
              换一个文件
            </Button>
          )}
          <Button
            look="fill"
            isBusy={checked ? write.isPending : check.isPending}
            armed={checked !== undefined}
            disabled={checked !== undefined && count === 0}
            onClick={() => (checked ? write.mutate(checked.rows) : input.current?.click())}
          >
            {checked ? `更新 ${count} 个商品` : '选择文件'}
          </Button>
        </>
      }
    >
      <FileInput ref={input} accept=".xlsx,.csv" label="选择库存文件" onChoose={(file) => check.mutate(file)} />
      {problem && <Notice tone="danger">{problem.message}</Notice>}
      {checked ? (
        <Checked checked={checked} />
      ) : (
        <p>
          上传 .xlsx 或 .csv 表格，第一行要有“货号”和“库存”两列，其他列不读。一次最多 {mostStockRows}{' '}
          行；先核对每一行的改动，确认后才写入。
        </p>
      )}
    </Dialog>
  );
}

function Checked({ checked: { rows, faults, sameCount } }: { checked: StockCheck }) {
  return (
    <>
      <Notice tone={faults.length > 0 ? 'warn' : 'info'}>
        {rows.length} 行有改动，{sameCount} 行没有变化
        {faults.length > 0 && `，${faults.length} 行有错误，不会写入`}
      </Notice>
      <ScrollRegion label="库存改动" className={preview.scroll}>
        <table className={`${preview.rows} ${changes.changes}`}>
          <thead>
            <tr>
              <th scope="col">行 / 货号</th>
              <th scope="col">从</th>
              <th scope="col">到</th>
            </tr>
          </thead>
          <tbody>
            {faults.map(({ row, itemNo, text }) => (
              <tr key={`${row} ${text}`}>
                <th scope="row">
                  {itemNo || '—'}
                  <small>第 {row} 行</small>
                </th>
                <td colSpan={2} className={preview.fault}>
                  {text}
                </td>
              </tr>
            ))}
            {rows.map(({ row, itemId, itemNo, itemName, from, to }) => (
              <tr key={itemId}>
                <th scope="row">
                  {itemName}
                  <small>
                    {itemNo} · 第 {row} 行
                  </small>
                </th>
                <td>
                  <del>{from}</del>
                </td>
                <td>
                  <ins>{to}</ins>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}
