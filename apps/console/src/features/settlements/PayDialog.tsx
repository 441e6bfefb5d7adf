import { bizTypes, uploadLimitText } from '@jicai/domain/files/upload-kinds.ts';
import { paymentText, yuanToFen } from '@jicai/domain/money/yuan.ts';
import { unsettledFen } from '@jicai/domain/settlements/settlement-money.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { PicturePicker } from '@jicai/ui/forms/PicturePicker.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { DateField } from '@jicai/web/form/DateField.tsx';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { usePictures } from '@jicai/web/form/use-pictures.ts';
import { useToday } from '@jicai/web/time/use-today.ts';
import { useState } from 'react';
import { refreshSettlements, type Settlement } from './settlements.queries.ts';

interface PayForm {
  fee: string;
  bankSerialNo: string;
  paidOn: string;
}

/** Money that was sent to the supplier outside, with the bank's slip. */
export function PayDialog({ sheet, onClose }: { sheet: Settlement; onClose: () => void }) {
  const { settleId, version, totalFee, paidFee, payeeInfo, payableFee: openFen } = sheet;
  const unpaidFen = unsettledFen({ totalFen: totalFee, paidFen: paidFee });
  const [files, setFiles] = useState<{ url: string; name: string }[]>([]);
  const [isAsked, setAsked] = useState(false);
  const pictures = usePictures(files, setFiles, { bizType: bizTypes.voucher, max: 1 });
  const form = useForm<PayForm>(
    { fee: paymentText(openFen), bankSerialNo: '', paidOn: useToday() },
    ({ fee, bankSerialNo, paidOn }) => ({
      ...(feeFault(fee, openFen) && { fee: feeFault(fee, openFen) }),
      ...(bankSerialNo.trim().length < 4 && { bankSerialNo: '请填写银行流水号' }),
      ...(paidOn === '' && { paidOn: '请选择付款日期' }),
    }),
    { draft: `settlement.pay.${settleId}` },
  );
  const send = useWriteOnce((values: PayForm & { voucherUrl: string }, requestId) =>
    post('/api/OpsSettle/Pay', {
      data: { ...values, fee: yuanToFen(values.fee) ?? 0, settleId, version, requestId },
    }),
  );
  const [file] = files;
  return (
    <FormDialog
      form={form}
      title="登记付款"
      action="登记"
      width={520}
      onClose={onClose}
      onSubmit={async (values) => {
        setAsked(true);
        if (!file) return;
        await send({ ...values, voucherUrl: file.url }).finally(() => void refreshSettlements());
        toast.ok('已登记付款');
        onClose();
      }}
    >
      <p>
        未付 {fenText(unpaidFen)}
        {openFen < unpaidFen && `，已核对发票可付 ${fenText(openFen)}`}。款项在银行付出后在这里登记，商城不经手付款。
        {payeeInfo && `收款账户：${payeeInfo}`}
      </p>
      <TextField<PayForm> name="fee" label="付款金额（元）" inputMode="decimal" isRequired />
      <TextField<PayForm> name="bankSerialNo" label="银行流水号" isRequired maxLength={64} />
      <DateField<PayForm> name="paidOn" label="付款日期" isRequired />
      <PicturePicker
        label="银行回单"
        pictures={files}
        max={1}
        takesPdf
        isBusy={pictures.isBusy}
        help={isAsked && !file ? '请上传银行回单' : uploadLimitText}
        onPick={pictures.add}
        onRemove={pictures.remove}
      />
    </FormDialog>
  );
}

function feeFault(text: string, openFen: number): string | undefined {
  const fen = yuanToFen(text);
  if (fen === undefined || fen < 1) return '请输入正确的金额';
  return fen > openFen ? `不能超过可付的 ${fenText(openFen)}` : undefined;
}
