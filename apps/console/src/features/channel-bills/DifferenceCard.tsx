import { billLineStates, type BillResult } from '@jicai/domain/channel-bills/channel-bills.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { CopyButton } from '@jicai/ui/buttons/CopyButton.tsx';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { Tag, type TagTone } from '@jicai/ui/display/Tag.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paymentsOfPath } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import { type BillLine, refreshBills } from './bills.queries.ts';
import styles from './DifferenceCard.module.css';
import { ExplainDialog } from './ExplainDialog.tsx';

/** What is worth looking at first. */
const hints: Record<Exclude<BillResult, 'matched'>, string> = {
  billOnly: '本店没有这个单号。请在渠道商户平台查看来源，可能是用同一商户号的其他系统。',
  shopOnly: '渠道账单里没有这一笔。请在渠道商户平台按单号查询。',
  amount: '两边金额不同。请在渠道商户平台查看这一笔，再到收款记录处理。',
  stage: '已向渠道查询，两边状态仍不同。渠道处理完后重新核对即可。',
};

const tones: Record<BillLine['lineState'], TagTone> = {
  [billLineStates.open]: 'warn',
  [billLineStates.explained]: 'grey',
  [billLineStates.mended]: 'ok',
  [billLineStates.matched]: 'ok',
};

const sideText = (fee: number | undefined, stage: string | undefined) =>
  fee === undefined ? '没有' : `${fenText(fee)} · ${stage ?? ''}`;

/** One difference: both sides of it, and what somebody found out about it. */
export function DifferenceCard({ line }: { line: BillLine }) {
  const mayConfirm = useMay()('ops.pay.confirm');
  const [isExplaining, setExplaining] = useState(false);
  const { lineState, result } = line;
  const isOpen = lineState === billLineStates.open;
  return (
    <article className={styles.card} aria-label={`差异 ${line.no}`}>
      <p className={styles.head}>
        <b>
          {line.kindText} · {line.resultText}
        </b>
        <Tag isState tone={tones[lineState]}>
          {line.lineStateText}
        </Tag>
      </p>
      <Pairs>
        <Pair name="单号">
          {line.no} <CopyButton text={line.no} label="单号" />
        </Pair>
        <Pair name="渠道账单">{sideText(line.billFee, line.billStageText)}</Pair>
        <Pair name="本店">{sideText(line.ownFee, line.ownStageText)}</Pair>
        <Pair name="时间">{line.moveTime}</Pair>
        <Pair name="渠道流水">{line.channelNo}</Pair>
        <Pair name="交易单">{line.tradeNo && <Link to={paymentsOfPath(line.tradeNo)}>{line.tradeNo}</Link>}</Pair>
        <Pair name="说明">{line.note}</Pair>
        <Pair name="处理">{line.userName && `${line.userName} ${line.answerTime ?? ''}`}</Pair>
      </Pairs>
      {isOpen && result !== 'matched' && <p className={styles.hint}>{hints[result]}</p>}
      {mayConfirm && isOpen && (
        <Button size="sm" onClick={() => setExplaining(true)}>
          填写说明
        </Button>
      )}
      {mayConfirm && lineState === billLineStates.explained && <Reopen line={line} />}
      {isExplaining && <ExplainDialog line={line} onClose={() => setExplaining(false)} />}
    </article>
  );
}

function Reopen({ line: { lineId } }: { line: BillLine }) {
  const send = useWriteOnce((id: string, requestId) =>
    post('/api/OpsChannelBill/Reopen', { data: { lineId: id, requestId } }),
  );
  const { mutate, isPending } = useMutation({
    mutationFn: () => send(lineId),
    onSuccess: () => toast.ok('已恢复为待处理'),
    onSettled: () => void refreshBills(),
  });
  return (
    <Button size="sm" isBusy={isPending} onClick={() => mutate()}>
      恢复为待处理
    </Button>
  );
}
