import type { ResultOf } from '@jicai/contract/index.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { refreshBank } from './bank.queries.ts';

interface Wanted {
  lineId: string;
  tradeNo: string;
  version: number;
}
type Accepted = ResultOf<'/api/OpsBank/Accept'>;

/** Takes lines for trades, and says what became of them. */
export function useAccept(onDone: () => void) {
  const send = useWriteOnce(async (list: readonly Wanted[], requestId) => {
    const data = { list: list.map(({ lineId, tradeNo, version }) => ({ lineId, tradeNo, version })), requestId };
    return (await post('/api/OpsBank/Accept', { data })).resultData;
  });
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      tell(answer);
      onDone();
    },
    onSettled: () => void refreshBank(),
  });
}

function tell({ okCount, list }: Accepted) {
  const failed = list.filter(({ isOk }) => !isOk);
  const [first] = failed;
  if (first) toast.error(`${failed.length} 笔没有入账：${first.reason}`);
  if (okCount > 0) toast.ok(list.length === 1 && list[0] ? textOf(list[0]) : `${okCount} 笔已入账`);
}

function textOf({ restFee, refundFee, balanceFee }: Accepted['list'][number]): string {
  if (restFee > 0) return `已入账，还差 ${fenText(restFee)}`;
  if (balanceFee > 0) return `已入账，多出的 ${fenText(balanceFee)} 已转入余额`;
  return refundFee > 0 ? `已入账，${fenText(refundFee)} 待退回` : '已入账';
}
