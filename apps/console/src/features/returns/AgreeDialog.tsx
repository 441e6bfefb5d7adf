import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { paymentText, yuanToFen } from '@jicai/domain/money/yuan.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { Link } from 'react-router';
import { supplierPath } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import { refreshReturns, type ReturnSheet } from './returns.queries.ts';

interface AgreeForm {
  /** 元; '' for a supplier, who is not told money. */
  agreeFee: string;
  remark: string;
}

/** Agrees to a sheet, an operator also to less than was asked, with a reason. */
export function AgreeDialog({ sheet, onClose }: { sheet: ReturnSheet; onClose: () => void }) {
  const { returnNo, version, applyFee, supplierId, returnType } = sheet;
  const may = useMay();
  const goesBack = returnType !== returnTypes.refundOnly;
  const form = useForm<AgreeForm>(
    { agreeFee: applyFee === undefined ? '' : paymentText(applyFee), remark: '' },
    (values) => checkAgreed(values, applyFee),
    { draft: `return.agree.${returnNo}` },
  );
  const send = useWriteOnce(({ agreeFee, remark }: AgreeForm, requestId) => {
    const agreed = applyFee === undefined ? undefined : yuanToFen(agreeFee);
    const isLess = agreed !== undefined && agreed !== applyFee;
    const data = { returnNo, version, isAgree: true, remark: remark.trim(), ...(isLess && { agreeFee: agreed }) };
    return post('/api/OpsReturn/Audit', { data: { ...data, requestId } });
  });
  return (
    <FormDialog
      form={form}
      title="同意售后申请"
      action="同意"
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshReturns());
        toast.ok('已同意，客户会收到通知');
        onClose();
      }}
    >
      {applyFee !== undefined && (
        <TextField<AgreeForm>
          name="agreeFee"
          label="同意金额（元）"
          inputMode="decimal"
          help={`申请 ${fenText(applyFee)}，只能相同或更低；更低须说明原因`}
          isRequired
        />
      )}
      <TextField<AgreeForm> name="remark" label="给客户的话" rows={3} maxLength={200} />
      {goesBack && may('ops.supplier.view') && (
        <Notice>
          客户寄回的地址在 <Link to={supplierPath(supplierId)}>供应商资料</Link> 的“退货地址”里维护
        </Notice>
      )}
    </FormDialog>
  );
}

function checkAgreed({ agreeFee, remark }: AgreeForm, applyFee: number | undefined) {
  if (applyFee === undefined) return {};
  const agreed = yuanToFen(agreeFee);
  if (agreed === undefined || agreed < 0) return { agreeFee: '请输入正确的金额' };
  if (agreed > applyFee) return { agreeFee: `不能超过申请金额 ${fenText(applyFee)}` };
  return { remark: agreed < applyFee && remark.trim() === '' ? '金额低于申请，请说明原因' : undefined };
}
