import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { useToday } from '@jicai/web/time/use-today.ts';
import type { ComponentProps } from 'react';
import { LinesField, type LinesForm } from './LinesField.tsx';

/** Terms of a customer line by line, pasted or from a sheet, with one last day; `onTyped` gets what no fault is found in. */
export function LinesDialog({
  title,
  draft,
  faultOf,
  onClose,
  onTyped,
  ...field
}: ComponentProps<typeof LinesField> & {
  title: string;
  draft: string;
  faultOf: (lines: string) => string | undefined;
  onClose: () => void;
  onTyped: (typed: LinesForm) => void;
}) {
  const today = useToday();
  const form = useForm<LinesForm>(
    { lines: '', validTo: '' },
    ({ lines, validTo }) => ({
      lines: faultOf(lines),
      validTo: validTo !== '' && validTo < today ? '截止日期不能早于今天' : undefined,
    }),
    { draft },
  );
  return (
    <FormDialog
      form={form}
      title={title}
      action="预览"
      width={560}
      onClose={onClose}
      onSubmit={(typed) => {
        onTyped(typed);
        return Promise.resolve();
      }}
    >
      <LinesField {...field} />
      <TextField<LinesForm> name="validTo" label="截止日期（含当天）" type="date" help="留空为长期有效" />
    </FormDialog>
  );
}
