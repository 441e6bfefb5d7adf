import { fenText } from '@jicai/ui/display/format-fen.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { adjustFaults, type AdjustForm, adjustOf, emptyAdjust } from './adjust-form.ts';
import { refreshStatements, type Statement, type StatementItem } from './statements.queries.ts';

/** Takes units or money off a row, or adjusts the whole by money; above what one person may, a second one confirms. */
export function AdjustDialog({
  statement: { checkId, version, totalFee },
  row,
  onClose,
}: {
  statement: Statement;
  row: StatementItem | undefined;
  onClose: () => void;
}) {
  const maxQty = row?.qty ?? 0;
  const form = useForm<AdjustForm>(emptyAdjust(row !== undefined), (values) => adjustFaults(values, maxQty), {
    draft: `statement.adjust.${checkId}.${row?.checkItemId ?? 'all'}`,
  });
  const { by } = useValues(form);
  const send = useWriteOnce(async (values: AdjustForm, requestId) => {
    const adjust = { ...adjustOf(values), ...(row && { checkItemId: row.checkItemId }) };
    const data = { checkId, version, removeItemIds: [], adjusts: [adjust], requestId };
    return (await post('/api/OpsCheck/Adjust', { data })).resultData;
  });
  return (
    <FormDialog
      form={form}
      title={row ? '调整明细' : '整单调整'}
      action="调整"
      width={520}
      onClose={onClose}
      onSubmit={async (values) => {
        const { changeId } = await send(values).finally(() => void refreshStatements());
        toast.ok(changeId ? '已提交，待第二人复核后生效' : '已调整');
        onClose();
      }}
    >
      <p>{row ? `${row.itemName}，${row.qty} 件，${fenText(row.fee)}` : `整张对账单 ${fenText(totalFee)}`}</p>
      {row && (
        <SelectField<AdjustForm> name="by" label="调整方式" isRequired>
          <option value="qty">按数量减少</option>
          <option value="fee">按金额</option>
        </SelectField>
      )}
      {by === 'qty' ? (
        <TextField<AdjustForm> name="qty" label="减少数量" inputMode="numeric" isRequired help={`最多 ${maxQty} 件`} />
      ) : (
        <>
          <SelectField<AdjustForm> name="direction" label="方向" isRequired>
            <option value="off">减少应收</option>
            <option value="on">增加应收</option>
          </SelectField>
          <TextField<AdjustForm> name="fee" label="金额（元）" inputMode="decimal" isRequired />
        </>
      )}
      <TextField<AdjustForm> name="reason" label="原因" isRequired rows={2} maxLength={100} />
    </FormDialog>
  );
}
