import { disputeReasons, disputeReasonTexts } from '@jicai/domain/statements/statement-states.ts';
import { yuanToFen } from '@jicai/domain/money/yuan.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import type { Claim } from './ClaimsBar.tsx';
import type { SettlementLine } from './settlements.queries.ts';

interface ClaimForm {
  reason: string;
  by: string;
  qty: string;
  fee: string;
  remark: string;
}

const reasonOf = (text: string) => Object.values(disputeReasons).find((one) => String(one) === text);
const qtyOf = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : undefined);

function faultsOf({ by, qty, fee, remark }: ClaimForm) {
  return {
    ...(by === 'qty' && qtyOf(qty) === undefined && { qty: '请填写数量' }),
    ...(by === 'fee' && yuanToFen(fee) === undefined && { fee: '请填写金额' }),
    ...(remark.trim().length < 2 && { remark: '请填写异议说明' }),
  };
}

/** What is wrong with a row, and what it should be: units, money, or only words. */
export function ClaimDialog({
  row,
  onClaim,
  onClose,
}: {
  row: SettlementLine;
  onClaim: (claim: Claim) => void;
  onClose: () => void;
}) {
  const start = {
    reason: String(disputeReasons.quantity),
    by: row.qty === 0 ? 'fee' : 'qty',
    qty: '',
    fee: '',
    remark: '',
  };
  const form = useForm<ClaimForm>(start, faultsOf, { draft: `settlement.claim.${row.lineId}` });
  const { by } = useValues(form);
  const sign = row.qty < 0 || row.fee < 0 ? -1 : 1;
  return (
    <FormDialog
      form={form}
      title="标记异议"
      action="标记"
      width={520}
      onClose={onClose}
      onSubmit={async ({ reason, qty, fee, remark, by: how }) => {
        onClaim({
          disputeReason: reasonOf(reason) ?? disputeReasons.other,
          disputeRemark: remark.trim(),
          ...(how === 'qty' && { claimQty: sign * (qtyOf(qty) ?? 0) }),
          ...(how === 'fee' && { claimFee: sign * (yuanToFen(fee) ?? 0) }),
        });
        onClose();
        return Promise.resolve();
      }}
    >
      <p>
        {row.itemName || row.reason}，{row.qty !== 0 && `${row.qty} 件，`}
        {fenText(row.fee)}
      </p>
      <SelectField<ClaimForm> name="reason" label="异议原因" isRequired>
        {Object.values(disputeReasons).map((one) => (
          <option key={one} value={String(one)}>
            {disputeReasonTexts[one]}
          </option>
        ))}
      </SelectField>
      <SelectField<ClaimForm> name="by" label="应为" isRequired>
        {row.qty !== 0 && <option value="qty">数量</option>}
        <option value="fee">金额</option>
        <option value="words">只写说明</option>
      </SelectField>
      {by === 'qty' && <TextField<ClaimForm> name="qty" label="正确数量" inputMode="numeric" isRequired />}
      {by === 'fee' && <TextField<ClaimForm> name="fee" label="正确金额（元）" inputMode="decimal" isRequired />}
      <TextField<ClaimForm> name="remark" label="说明" isRequired rows={2} maxLength={200} />
    </FormDialog>
  );
}
