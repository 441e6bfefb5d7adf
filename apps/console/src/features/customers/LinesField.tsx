import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { bizTypes, maxShipSheetBytes, maxShipSheetMb, tooLargeText } from '@jicai/domain/files/upload-kinds.ts';
import type { ValidDays } from '@jicai/domain/money/price-validity.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Refusal } from '@jicai/web/call/faults.ts';
import { post, uploadFile } from '@jicai/web/call/post.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { useFormOf } from '@jicai/web/form/Form.tsx';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { FileInput } from '../../parts/FileInput.tsx';
import styles from './LinesField.module.css';

/** What a dialog of lines holds. */
export interface LinesForm extends ValidDays {
  /** A line each, parts apart by tabs. */
  lines: string;
}

/** Lines to be typed, pasted, or read from a sheet: the sheet fills the field, to be looked at before the preview. */
export function LinesField({ label, placeholder, help }: { label: string; placeholder: string; help: string }) {
  const form = useFormOf<LinesForm>();
  const input = useRef<HTMLInputElement>(null);
  const read = useMutation({
    mutationFn: linesOf,
    meta: { isInline: true },
    onSuccess: ({ lines }) => form.set({ lines: lines.join('\n') }),
  });
  return (
    <div className={styles.field}>
      <TextField<LinesForm> name="lines" label={label} rows={8} isRequired placeholder={placeholder} help={help} />
      <FileInput ref={input} accept=".xlsx" label="选择 Excel 文件" onChoose={(file) => read.mutate(file)} />
      <Button size="sm" isBusy={read.isPending} armed={false} onClick={() => input.current?.click()}>
        从 Excel 读取
      </Button>
      {read.error && <p role="alert">{read.error.message}</p>}
    </div>
  );
}

async function linesOf(file: File) {
  if (!/\.xlsx$/i.test(file.name)) throw new Refusal(errorCodes.badFileType, '请选择 .xlsx 文件');
  if (file.size > maxShipSheetBytes)
    throw new Refusal(errorCodes.fileTooLarge, tooLargeText(file, `表格不能超过 ${maxShipSheetMb} MB`));
  const { fileUrl } = (await uploadFile(file, { bizType: bizTypes.priceSheet })).resultData;
  return (await post('/api/OpsCustomer/GetPriceSheet', { data: { fileUrl } })).resultData;
}
