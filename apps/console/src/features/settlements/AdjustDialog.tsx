import { yuanToFen } from '@jicai/domain/money/yuan.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { refreshSettlements, type Settlement, type SettlementLine } from './settlements.queries.ts';

interface AdjustForm {
  by: string;
  direction: string;
  amount: string;
  reason: string;
}

const qtyOf = (text: string) => (/^[1-9]\d{0,5}$/.test(text.trim()) ? Number(text.trim()) : undefined);
const fenOf = (text: string) => {
  const fen = yuanToFen(text);
  return fen === undefined || fen < 1 ? undefined : fen;
};

/** Units or money of a row, or money of the whole, more or less; above what one person may, a second one confirms. */
export function AdjustDialog({
  sheet: { settleId, version, totalFee },
  row,
  onClose,
}: {
  sheet: Settlement;
  row: SettlementLine | undefined;
  onClose: () => void;
}) {
  const mayCount = row !== undefined && row.qty !== 0 && row.costFee !== null;
  const start = { by: mayCount ? 'qty' : 'fee', direction: 'off', amount: '', reason: '' };
  const form = useForm<AdjustForm>(
    start,
    ({ by, amount, reason }) => ({
      ...(by === 'qty' && qtyOf(amount) === undefined && { amount: '请填写数量' }),
      ...(by === 'fee' && fenOf(amount) === undefined && { amount: '请填写金额' }),
      ...(reason.trim().length < 2 && { reason: '请填写原因' }),
    }),
    { draft: `settlement.adjust.${settleId}.${row?.lineId ?? 'all'}` },
  );
  const { by } = useValues(form);
  const send = useWriteOnce(async ({ by: how, direction, amount, reason }: AdjustForm, requestId) => {
    const sign = direction === 'off' ? -1 : 1;
    const adjust = {
      ...(row && { lineId: row.lineId }),
      ...(how === 'qty' ? { qty: sign * (qtyOf(amount) ?? 0) } : { fee: sign * (fenOf(amount) ?? 0) }),
      reason: reason.trim(),
    };
    return (await post('/api/OpsSettle/Adjust', { data: { settleId, version, adjusts: [adjust], requestId } }))
      .resultData;
  });
  return (
    <FormDialog
      form={form}
      title={row ? '调整明细' : '整单调整'}
      action="调整"
      width={520}
      onClose={onClose}
      onSubmit={async (values) => {
        const { changeId } = await send(values).finally(() => void refreshSettlements());
        toast.ok(changeId ? '已提交，待第二人复核后生效' : '已调整');
        onClose();
      }}
    >
      <p>{row ? `${row.itemName}，${row.qty} 件，${fenText(row.fee)}` : `整张结算单 ${fenText(totalFee)}`}</p>
      {mayCount && (
        <SelectField<AdjustForm> name="by" label="调整方式" isRequired>
          <option value="qty">按数量（带进价与佣金）</option>
          <option value="fee">按金额（不计佣金）</option>
        </SelectField>
      )}
      <SelectField<AdjustForm> name="direction" label="方向" isRequired>
        <option value="off">减少应结</option>
        <option value="on">增加应结</option>
      </SelectField>
      <TextField<AdjustForm>
        name="amount"
        label={by === 'qty' ? '数量' : '金额（元）'}
        inputMode={by === 'qty' ? 'numeric' : 'decimal'}
        isRequired
      />
      <TextField<AdjustForm> name="reason" label="原因" isRequired rows={2} maxLength={100} help="供应商会看到" />
    </FormDialog>
  );
}
