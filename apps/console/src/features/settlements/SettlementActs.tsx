import { Button } from '@jicai/ui/buttons/Button.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { saveFile } from '@jicai/web/page/save-file.ts';
import { useMutation } from '@tanstack/react-query';
import type { SettlementAct } from './SettlementDialogs.tsx';
import { refreshSettlements, type Settlement, settlementPaper, type SettlementSide } from './settlements.queries.ts';
import styles from './SettlementPage.module.css';

const simple = {
  send: { path: '/api/OpsSettle/Send', done: '已发给供应商' },
  confirm: { path: '/api/OpsOwnSettle/Confirm', done: '已确认，等商城付款' },
  withdrawDispute: { path: '/api/OpsOwnSettle/WithdrawDispute', done: '异议已撤回' },
} as const;

/** Papers of a sheet, and what may be done about the whole of it. */
export function SettlementActs({
  sheet,
  side,
  onAct,
}: {
  sheet: Settlement;
  side: SettlementSide;
  onAct: (act: SettlementAct) => void;
}) {
  const { settleId, version, actions, missingCount, totalFee, supplierName, payableFee } = sheet;
  const paper = useMutation({
    mutationFn: (kind: 'xlsx' | 'pdf') => settlementPaper(side, settleId, kind),
    onSuccess: saveFile,
  });
  const write = useWriteOnce((name: keyof typeof simple, requestId) =>
    post(simple[name].path, { data: { settleId, version, requestId } }),
  );
  const move = useMutation({
    mutationFn: write,
    onSuccess: (_, name) => toast.ok(simple[name].done),
    onSettled: () => void refreshSettlements(),
  });
  const ask = async (name: keyof typeof simple, title: string, text: string, okText: string) => {
    if (await confirm({ title, text, okText })) move.mutate(name);
  };
  const has = (name: (typeof actions)[number]) => actions.includes(name);
  return (
    <div className={styles.acts}>
      <Button disabled={paper.isPending} onClick={() => paper.mutate('xlsx')}>
        导出明细
      </Button>
      <Button disabled={paper.isPending} onClick={() => paper.mutate('pdf')}>
        下载 PDF
      </Button>
      {has('void') && (
        <Button look="danger" onClick={() => onAct({ kind: 'void' })}>
          作废
        </Button>
      )}
      {has('adjust') && <Button onClick={() => onAct({ kind: 'adjust' })}>整单调整</Button>}
      {has('setCost') && missingCount > 0 && (
        <Button look="fill" onClick={() => onAct({ kind: 'costs' })}>
          补录进价
        </Button>
      )}
      {has('send') && (
        <Button
          look="fill"
          isBusy={move.isPending}
          onClick={() =>
            void ask('send', '发给供应商？', `${supplierName} 会看到全部明细，应结 ${fenText(totalFee)}。`, '发送')
          }
        >
          发给供应商
        </Button>
      )}
      {has('reply') && (
        <Button look="fill" onClick={() => onAct({ kind: 'reply' })}>
          答复异议
        </Button>
      )}
      {has('addInvoice') && (
        <Button look="fill" onClick={() => onAct({ kind: 'addInvoice' })}>
          登记发票
        </Button>
      )}
      {has('pay') && payableFee > 0 && (
        <Button look="fill" onClick={() => onAct({ kind: 'pay' })}>
          登记付款
        </Button>
      )}
      {has('withdrawDispute') && (
        <Button
          isBusy={move.isPending}
          onClick={() => void ask('withdrawDispute', '撤回全部异议？', '撤回后可以重新核对并确认。', '撤回')}
        >
          撤回异议
        </Button>
      )}
      {has('confirm') && (
        <Button
          look="fill"
          isBusy={move.isPending}
          onClick={() => void ask('confirm', '确认结算单？', `应结 ${fenText(totalFee)}。确认后明细不能再改。`, '确认')}
        >
          确认无误
        </Button>
      )}
    </div>
  );
}
