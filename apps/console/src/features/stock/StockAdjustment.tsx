import { Button } from '@jicai/ui/buttons/Button.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { Form } from '@jicai/web/form/Form.tsx';
import { Problem } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { adjustmentOf, emptyStockForm, type StockForm, stockFaults } from './stock-form.ts';
import { refreshStock } from './stock.queries.ts';
import type { Adjusted } from './use-undo-adjustment.ts';
import styles from './StockDialog.module.css';

/** A count or a correction, made on the stock as it was read. */
export function StockAdjustment({
  itemId,
  stock,
  onAdjusted,
}: {
  itemId: string;
  stock: { onHand: number; reserved: number; version: number };
  onAdjusted: (adjusted: Adjusted) => void;
}) {
  const form = useForm<StockForm>(emptyStockForm, (values) => stockFaults(values, stock), {
    draft: `stock.${itemId}`,
  });
  const send = useWriteOnce(async (values: StockForm, requestId) => {
    const data = { itemId, version: stock.version, ...adjustmentOf(values), requestId };
    return (await post('/api/OpsStock/Adjust', { data })).resultData;
  });
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        const { onHand, version } = await send(values).finally(() => void refreshStock());
        onAdjusted({ delta: onHand - stock.onHand, version });
        toast.ok(`库存已改为 ${onHand.toLocaleString('zh-CN')}`);
      }}
    >
      <Problem text={form.problem} />
      <div className={styles.form}>
        <SelectField<StockForm> name="way" label="方式" isRequired>
          <option value="count">盘点为</option>
          <option value="add">增加</option>
          <option value="take">减少</option>
        </SelectField>
        <TextField<StockForm> name="qty" label="数量" inputMode="numeric" isRequired />
        <TextField<StockForm> name="reason" label="原因" isRequired maxLength={100} className={styles.reason} />
        <Button type="submit" look="fill" isBusy={form.isBusy} className={styles.send}>
          保存
        </Button>
      </div>
    </Form>
  );
}
