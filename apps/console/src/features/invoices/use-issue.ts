import { fenText } from '@jicai/ui/display/format-fen.ts';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { type Invoice, refreshInvoices } from './invoices.queries.ts';

/** Sends one request to the tax platform, after a question. */
export function useIssue({ invoiceReqNo, version, titleName, amountFee }: Invoice) {
  const write = useWriteOnce((_: void, requestId) =>
    post('/api/OpsInvoice/Issue', { data: { invoiceReqNo, version, requestId } }),
  );
  const mutation = useMutation({
    mutationFn: () => write(undefined),
    onSuccess: () => toast.ok('已提交税务平台，开好后通知客户'),
    onSettled: () => void refreshInvoices(),
  });
  return {
    isBusy: mutation.isPending,
    async issue() {
      const title = `开具 ${fenText(amountFee)} 的发票？`;
      const text = `抬头 ${titleName}。提交税务平台后不能撤回，只能红冲。`;
      if (await confirm({ title, text, okText: '开具' })) mutation.mutate();
    },
  };
}
