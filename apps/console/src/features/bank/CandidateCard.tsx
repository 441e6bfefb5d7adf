import { matchDoubts, matchReasons } from '@jicai/domain/bank/match-bank-line.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { Link } from 'react-router';
import { paymentsOfPath } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import type { BankCandidate, BankLine } from './bank.queries.ts';
import styles from './CandidateCard.module.css';
import { useAccept } from './use-accept.ts';

/** A trade that a line may be for: what speaks for it and against it, and the way to take the money for it. */
export function CandidateCard({ line, trade, onDone }: { line: BankLine; trade: BankCandidate; onDone: () => void }) {
  const mayConfirm = useMay()('ops.pay.confirm');
  const accept = useAccept(onDone);
  const { tradeNo, version } = trade;
  const ask = async () => {
    const text = consequence(line, trade);
    const isOk = text === '' || (await confirm({ title: '确认入账', text, okText: '入账' }));
    if (isOk) accept.mutate([{ lineId: line.lineId, tradeNo, version }]);
  };
  return (
    <article className={styles.card} aria-label={`交易单 ${tradeNo}`}>
      <div className={styles.words}>
        <b>{trade.customerName}</b>
        <Link to={paymentsOfPath(tradeNo)}>{tradeNo}</Link>
        <small>
          应付 <Price tone="plain" fen={trade.payFee} />
          {trade.restFee > 0 && trade.restFee < trade.payFee && (
            <>
              ，还差 <Price tone="plain" fen={trade.restFee} />
            </>
          )}
        </small>
        <p className={styles.marks}>
          {trade.reasons.map((reason) => (
            <Tag key={reason} tone="ok">
              {matchReasons[reason]}
            </Tag>
          ))}
          {trade.doubts.map((doubt) => (
            <Tag key={doubt} tone="warn">
              {doubtText(doubt, line, trade)}
            </Tag>
          ))}
        </p>
      </div>
      {mayConfirm && (
        <Button size="sm" look={line.isCertain ? 'fill' : 'soft'} isBusy={accept.isPending} onClick={() => void ask()}>
          入账
        </Button>
      )}
    </article>
  );
}

function doubtText(doubt: BankCandidate['doubts'][number], line: BankLine, trade: BankCandidate): string {
  if (doubt !== 'more') return matchDoubts[doubt];
  return `多 ${fenText(line.receivedFee - trade.restFee)}，${trade.hasBalance ? '转入客户余额' : '转账退回'}`;
}

/** What happens beside the trade being paid, as the question before it says it; '' where nothing does. */
function consequence(line: BankLine, trade: BankCandidate): string {
  const { doubts, customerName } = trade;
  if (doubts.length === 0 && trade.reasons.includes('amount')) return '';
  const parts = doubts.map((doubt) =>
    doubt === 'payer' ? `付款方是 ${line.payerName}，不是 ${customerName}` : doubtText(doubt, line, trade),
  );
  return `${fenText(line.receivedFee)} 记到 ${customerName} 的 ${trade.tradeNo}${parts.length > 0 ? `：${parts.join('；')}` : ''}。`;
}
