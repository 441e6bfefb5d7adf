import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { useToday } from '@jicai/web/time/use-today.ts';
import type { ComponentProps } from 'react';
import { dayFaults, DaysFields } from './DaysFields.tsx';
import { LinesField, type LinesForm } from './LinesField.tsx';

/** Terms of a customer line by line, pasted or from a sheet, with days for all; `onTyped` gets what no fault is found in. */
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
    { lines: '', validFrom: '', validTo: '' },
    ({ lines, ...days }) => ({ lines: faultOf(lines), ...dayFaults(days, today) }),
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
      <DaysFields />
    </FormDialog>
  );
}
