import type { ResultOf } from '@jicai/contract/index.ts';
import { bizTypes, maxShipSheetBytes, maxShipSheetMb, tooLargeText } from '@jicai/domain/files/upload-kinds.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Refusal } from '@jicai/web/call/faults.ts';
import { post, uploadFile } from '@jicai/web/call/post.ts';
import { saveFile } from '@jicai/web/page/save-file.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { FileInput } from '../../parts/FileInput.tsx';
import styles from './ShipSheetBar.module.css';

const checkPath = '/api/OpsOrder/GetShipSheet';
export type CheckedSheet = ResultOf<typeof checkPath>;

/** A sheet to fill in with what these orders have still to send, and the way back of the filled one; nothing is shipped by it. */
export function ShipSheetBar({
  orderNos,
  onChecked,
}: {
  orderNos: readonly string[];
  onChecked: (sheet: CheckedSheet) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const template = useMutation({
    mutationFn: async () =>
      (await post('/api/OpsOrder/GetShipTemplate', { data: { orderNos: [...orderNos] } })).resultData.fileUrl,
    onSuccess: saveFile,
  });
  const check = useMutation({ mutationFn: checkFile, onSuccess: onChecked });
  return (
    <div className={styles.bar}>
      <FileInput ref={input} accept=".xlsx" label="选择发货表" onChoose={(file) => check.mutate(file)} />
      <Button size="sm" disabled={template.isPending} onClick={() => template.mutate()}>
        下载发货表
      </Button>
      <Button size="sm" disabled={check.isPending} onClick={() => input.current?.click()}>
        {check.isPending ? '正在检查…' : '上传 Excel'}
      </Button>
    </div>
  );
}

async function checkFile(file: File): Promise<CheckedSheet> {
  if (!/\.xlsx$/i.test(file.name)) throw new Refusal(errorCodes.badFileType, '请选择 .xlsx 文件');
  if (file.size > maxShipSheetBytes)
    throw new Refusal(errorCodes.fileTooLarge, tooLargeText(file, `发货表不能超过 ${maxShipSheetMb} MB`));
  const { fileUrl } = (await uploadFile(file, { bizType: bizTypes.shipSheet })).resultData;
  return (await post(checkPath, { data: { fileUrl } })).resultData;
}

/** Rows of a sheet that cannot be shipped, each with why. */
export function SheetFaults({ faults }: Pick<CheckedSheet, 'faults'>) {
  if (faults.length === 0) return null;
  return (
    <section className={styles.faults} aria-label="有错的行">
      <b>{faults.length} 行有错，不会发货；改好后可重新上传</b>
      <ul>
        {faults.map(({ rowNo, fault }) => (
          <li key={rowNo}>
            第 {rowNo} 行：{fault}
          </li>
        ))}
      </ul>
    </section>
  );
}
