import { DateField } from '@jicai/web/form/DateField.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { useToday } from '@jicai/web/time/use-today.ts';
import { useState } from 'react';
import { ExtendPreview } from './ExtendPreview.tsx';

/** Which prices get a later last day; all that end soon without a choice. */
export interface Extended {
  customerId: string;
  priceIds?: string[] | undefined;
}

/** A later last day for prices that hold; the next step shows what it means for each. */
export function ExtendDialog({
  extended,
  count,
  onClose,
}: {
  extended: Extended;
  count: number;
  onClose: (isDone: boolean) => void;
}) {
  const today = useToday();
  const [validTo, setValidTo] = useState<string>();
  const form = useForm<{ validTo: string }>(
    { validTo: '' },
    (values) => ({
      validTo: values.validTo !== '' && values.validTo < today ? '截止日期不能早于今天' : undefined,
    }),
    { draft: 'prices.extend' },
  );
  if (validTo !== undefined) return <ExtendPreview extended={extended} validTo={validTo} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      title={`续期 ${count} 个协议价`}
      action="预览"
      width={440}
      onClose={() => onClose(false)}
      onSubmit={(values) => {
        setValidTo(values.validTo);
        return Promise.resolve();
      }}
    >
      <DateField<{ validTo: string }>
        name="validTo"
        label="新的截止日期（含当天）"
        help="留空为长期有效；价格和阶梯不变"
      />
    </FormDialog>
  );
}
