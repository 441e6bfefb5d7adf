import { bankLineStates } from '@jicai/domain/bank/bank-lines.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { CopyButton } from '@jicai/ui/buttons/CopyButton.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { SearchField } from '@jicai/ui/forms/SearchField.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paymentsOfPath } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import { Drawer, type DrawerWays } from '../../parts/Drawer.tsx';
import { DrawerHead, DrawerSection } from '../../parts/DrawerSection.tsx';
import { LineState } from './bank-columns.tsx';
import { type BankLine, foundTradesQuery, refreshBank } from './bank.queries.ts';
import { CandidateCard } from './CandidateCard.tsx';
import { SetAsideDialog } from './SetAsideDialog.tsx';

/** One line of the bank: what it says, the trades it may be for, and what else may be done with it. */
export function LineDrawer({ line, ...ways }: { line: BankLine } & DrawerWays) {
  const mayConfirm = useMay()('ops.pay.confirm');
  const [isPutting, setPutting] = useState(false);
  const isOpen = line.lineState === bankLineStates.open;
  const foot = mayConfirm && (
    <>
      {isOpen && <Button onClick={() => setPutting(true)}>不是客户付款，搁置</Button>}
      {line.lineState === bankLineStates.aside && <Reopen line={line} />}
    </>
  );
  return (
    <Drawer
      label={`流水 ${line.bankSerialNo}`}
      {...ways}
      head={
        <DrawerHead
          title={line.payerName || '银行未提供付款方'}
          mark={<LineState line={line} />}
          note={<Price tone="plain" fen={line.receivedFee} />}
        />
      }
      foot={foot || undefined}
    >
      <DrawerSection title="银行流水">
        <Pairs>
          <Pair name="时间">{line.bookTime}</Pair>
          <Pair name="付款账号">{line.payerAccount}</Pair>
          <Pair name="附言">{line.remark}</Pair>
          <Pair name="流水号">
            {line.isOwnSerial ? (
              '银行未提供，按内容识别'
            ) : (
              <>
                {line.bankSerialNo} <CopyButton text={line.bankSerialNo} label="流水号" />
              </>
            )}
          </Pair>
          <Pair name="收款账号">{line.bankAccount}</Pair>
          <Pair name="入账到">{line.tradeNo && <Link to={paymentsOfPath(line.tradeNo)}>{line.tradeNo}</Link>}</Pair>
          <Pair name="搁置原因">{line.reason}</Pair>
          <Pair name="处理">{line.userName && `${line.userName} ${line.answerTime ?? ''}`}</Pair>
        </Pairs>
      </DrawerSection>
      {isOpen && <Candidates line={line} onDone={ways.onClose} />}
      {isPutting && <SetAsideDialog line={line} onClose={() => setPutting(false)} />}
    </Drawer>
  );
}

function Candidates({ line, onDone }: { line: BankLine; onDone: () => void }) {
  const mayConfirm = useMay()('ops.pay.confirm');
  const [searchKey, setSearchKey] = useState('');
  const found = useQuery({ ...foundTradesQuery(line.lineId, searchKey), enabled: searchKey.length > 1 });
  return (
    <>
      <DrawerSection
        title="可能的交易"
        note={line.candidates.length > 0 ? `${line.candidates.length} 笔` : '单号、金额和付款方都没有对上的'}
      >
        {line.candidates.map((trade) => (
          <CandidateCard key={trade.tradeNo} line={line} trade={trade} onDone={onDone} />
        ))}
      </DrawerSection>
      {mayConfirm && (
        <DrawerSection title="指定交易">
          <SearchField
            label="查找交易"
            placeholder="交易单号、订单号或客户名称"
            searchKey={searchKey}
            onSearch={setSearchKey}
          />
          {searchKey.length > 1 && found.data?.length === 0 && <p>没有找到等待付款的交易</p>}
          {searchKey.length > 1 &&
            found.data?.map((trade) => <CandidateCard key={trade.tradeNo} line={line} trade={trade} onDone={onDone} />)}
        </DrawerSection>
      )}
    </>
  );
}

function Reopen({ line: { lineId } }: { line: BankLine }) {
  const send = useWriteOnce((id: string, requestId) =>
    post('/api/OpsBank/Reopen', { data: { lineId: id, requestId } }),
  );
  const { mutate, isPending } = useMutation({
    mutationFn: () => send(lineId),
    onSuccess: () => toast.ok('已恢复为待认领'),
    onSettled: () => void refreshBank(),
  });
  return (
    <Button isBusy={isPending} onClick={() => mutate()}>
      恢复为待认领
    </Button>
  );
}
