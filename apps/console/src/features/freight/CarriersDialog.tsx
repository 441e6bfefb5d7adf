import { type LogisticsCode, logistics } from '@jicai/domain/orders/logistics.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { SelectField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { type Carriers, refreshFreight } from './freight.queries.ts';
import styles from './FreightPage.module.css';

interface CarriersForm {
  codes: LogisticsCode[];
  usual: string;
}

/** Which carriers may be chosen when goods are sent, and which one is proposed. */
export function CarriersDialog({ carriers: { codes, stamp }, onClose }: { carriers: Carriers; onClose: () => void }) {
  const form = useForm<CarriersForm>(
    { codes, usual: codes[0] ?? '' },
    (typed) => (typed.codes.length === 0 ? { usual: '请至少选择一家物流公司' } : {}),
    { draft: 'freight.carriers' },
  );
  const values = useValues(form);
  const send = useWriteOnce((typed: CarriersForm, requestId) => {
    const others = typed.codes.filter((code) => code !== typed.usual);
    const first = typed.codes.filter((code) => code === typed.usual);
    return post('/api/OpsFreight/SaveCarriers', { data: { carriers: [...first, ...others], stamp, requestId } });
  });
  const toggle = (code: LogisticsCode, isChosen: boolean) => {
    const next = logistics.flatMap(({ logisticsCode: one }) =>
      (one === code ? isChosen : values.codes.includes(one)) ? [one] : [],
    );
    form.set({ codes: next, usual: next.some((one) => one === values.usual) ? values.usual : (next[0] ?? '') });
  };
  return (
    <FormDialog
      form={form}
      title="物流公司"
      width={560}
      action="保存"
      onClose={onClose}
      onSubmit={async (typed) => {
        await send(typed).finally(() => void refreshFreight());
        toast.ok('已保存');
        onClose();
      }}
    >
      <fieldset className={styles.carriers}>
        <legend>发货时可选</legend>
        {logistics.map(({ logisticsCode, logisticsName }) => (
          <Checkbox
            key={logisticsCode}
            isChecked={values.codes.includes(logisticsCode)}
            onChange={(isChosen) => toggle(logisticsCode, isChosen)}
          >
            {logisticsName}
          </Checkbox>
        ))}
      </fieldset>
      <SelectField<CarriersForm> name="usual" label="常用" isRequired>
        {logistics
          .filter(({ logisticsCode }) => values.codes.includes(logisticsCode))
          .map(({ logisticsCode, logisticsName }) => (
            <option key={logisticsCode} value={logisticsCode}>
              {logisticsName}
            </option>
          ))}
      </SelectField>
    </FormDialog>
  );
}
