import { paymentText, yuanToFen } from '@jicai/domain/money/yuan.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { useState } from 'react';
import { refreshPayments, type TransferRow } from './payments.queries.ts';
import { RefuseTransferDialog } from './RefuseTransferDialog.tsx';
import { Voucher } from './Voucher.tsx';

interface TransferForm {
  /** 元 */
  receivedFee: string;
  bankSerialNo: string;
}

/** Holds a report against the bank's account: what came, under which number; or the money is not there. */
export function TransferDialog({ transfer, onClose }: { transfer: TransferRow; onClose: () => void }) {
  const { tradeNo, version, transferFee, payFee, tradeReceivedFee } = transfer;
  const [isRefusing, setRefusing] = useState(false);
  const restFee = payFee - tradeReceivedFee;
  const form = useForm<TransferForm>(
    { receivedFee: paymentText(transferFee), bankSerialNo: transfer.bankSerialNo },
    ({ receivedFee, bankSerialNo }) => ({
      receivedFee: (yuanToFen(receivedFee) ?? 0) > 0 ? undefined : '请输入到账金额',
      bankSerialNo: bankSerialNo.trim() === '' ? '请输入银行流水号' : undefined,
    }),
    { draft: `transfer.${tradeNo}` },
  );
  const send = useWriteOnce(async ({ receivedFee, bankSerialNo }: TransferForm, requestId) => {
    const found = { receivedFee: yuanToFen(receivedFee) ?? 0, bankSerialNo: bankSerialNo.trim() };
    return (await post('/api/OpsOrder/ConfirmTransfer', { data: { tradeNo, version, ...found, requestId } }))
      .resultData;
  });
  if (isRefusing) return <RefuseTransferDialog transfer={transfer} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      title="核对转账"
      width={560}
      action="确认到账"
      onClose={onClose}
      onSubmit={async (values) => {
        const answer = await send(values).finally(() => void refreshPayments());
        toast.ok(answerText(answer));
        onClose();
      }}
      before={
        <>
          <Pairs>
            <Pair name="客户">{transfer.customerName}</Pair>
            <Pair name="付款方">
              {transfer.payerName} {transfer.payerAccount}
            </Pair>
            <Pair name="转账时间">{transfer.transferTime}</Pair>
            <Pair name="买家填写">{fenText(transferFee)}</Pair>
            <Pair name="还应收">{fenText(restFee)}</Pair>
          </Pairs>
          <Voucher voucher={transfer.voucher} />
        </>
      }
      after={
        <Button look="text" size="sm" onClick={() => setRefusing(true)}>
          没有收到这笔钱，退回凭证
        </Button>
      }
    >
      <TextField<TransferForm>
        name="receivedFee"
        label="实际到账（元）"
        inputMode="decimal"
        isRequired
        help="以银行账户为准：不足时等待补款，多出的部分转账退回"
      />
      <TextField<TransferForm> name="bankSerialNo" label="银行流水号" isRequired maxLength={50} />
    </FormDialog>
  );
}

function answerText({ restFee, refundFee }: { restFee: number; refundFee: number }): string {
  if (restFee > 0) return `已入账，还差 ${fenText(restFee)}`;
  return refundFee > 0 ? `已入账，多出的 ${fenText(refundFee)} 待退回` : '已确认到账';
}
