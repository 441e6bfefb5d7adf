import { statementSources } from '@jicai/domain/statements/statement-states.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { adjustFaults, type AdjustForm, callOf, emptyAdjust } from './adjust-form.ts';
import { previewQuery, refreshStatements, type Statement, type StatementItem } from './statements.queries.ts';

/** Takes units or money off a row, takes the row out, or adjusts the whole by money; above what one person may, a second one confirms. */
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
  const isReceipt = row?.sourceType === statementSources.receipt;
  const form = useForm<AdjustForm>(
    emptyAdjust(row ? (isReceipt ? 'qty' : 'out') : 'fee'),
    (values) => adjustFaults(values, maxQty),
    {
      draft: `statement.adjust.${checkId}.${row?.checkItemId ?? 'all'}`,
    },
  );
  const values = useValues(form);
  const { by } = values;
  const send = useWriteOnce(async (values: AdjustForm, requestId) => {
    const data = { checkId, version, ...callOf(values, row?.checkItemId), requestId };
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
          {isReceipt && <option value="qty">按数量减少</option>}
          {isReceipt && <option value="fee">按金额</option>}
          <option value="out">移出本对账单</option>
        </SelectField>
      )}
      {by === 'out' && <p>连同对它的调整一起移出，之后可计入别的对账单。</p>}
      {by === 'qty' && (
        <TextField<AdjustForm> name="qty" label="减少数量" inputMode="numeric" isRequired help={`最多 ${maxQty} 件`} />
      )}
      {by === 'fee' && (
        <>
          <SelectField<AdjustForm> name="direction" label="方向" isRequired>
            <option value="off">减少应收</option>
            <option value="on">增加应收</option>
          </SelectField>
          <TextField<AdjustForm> name="fee" label="金额（元）" inputMode="decimal" isRequired />
        </>
      )}
      {by !== 'out' && <TextField<AdjustForm> name="reason" label="原因" isRequired rows={2} maxLength={100} />}
      <NewSum checkId={checkId} totalFee={totalFee} row={row} values={values} />
    </FormDialog>
  );
}

/** What the whole comes to by it, as the server counts it; nothing while the form is not whole. */
function NewSum({
  checkId,
  totalFee,
  row,
  values,
}: {
  checkId: string;
  totalFee: number;
  row: StatementItem | undefined;
  values: AdjustForm;
}) {
  // The reason changes no sum: one that is still to be typed holds nothing up.
  const asked = useDeferredValue(callOf({ ...values, reason: '预览' }, row?.checkItemId));
  const faults = adjustFaults({ ...values, reason: '预览' }, row?.qty ?? 0);
  const isWhole = Object.values(faults).every((text) => text === undefined);
  const { data } = useQuery({ ...previewQuery({ checkId, ...asked }), enabled: isWhole });
  if (!isWhole || !data) return null;
  return (
    <output>
      对账单总额 {fenText(totalFee)} → <b>{fenText(data.totalFee)}</b>
      {data.isWaiting && '，待第二人复核后生效'}
    </output>
  );
}
