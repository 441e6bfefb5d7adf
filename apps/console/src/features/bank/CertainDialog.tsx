import { Button } from '@jicai/ui/buttons/Button.tsx';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { ScrollRegion } from '@jicai/ui/layout/ScrollRegion.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import preview from '../../parts/PreviewTable.module.css';
import { bookText } from './bank-columns.tsx';
import { type BankLine, bankLinesQuery } from './bank.queries.ts';
import { useAccept } from './use-accept.ts';

/** How many are taken in one go. */
const most = 100;

/** All lines whose trade, amount and payer are certain, to be looked over and taken in one go. */
export function CertainDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(bankLinesQuery({ isCertain: true, pageIndex: 1, pageSize: most }));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const accept = useAccept(onClose);
  const lines = (query.data?.resultData ?? []).filter(({ isCertain }) => isCertain);
  const chosen = lines.filter(({ lineId }) => !left.has(lineId));
  const wanted = chosen.flatMap(({ lineId, candidates: [trade] }) =>
    trade ? [{ lineId, tradeNo: trade.tradeNo, version: trade.version }] : [],
  );
  const toggle = (lineId: string, isChosen: boolean) =>
    setLeft((before) => {
      const next = new Set(before);
      if (isChosen) next.delete(lineId);
      else next.add(lineId);
      return next;
    });
  return (
    <Dialog
      title="核对并入账"
      width={880}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            look="fill"
            isBusy={accept.isPending}
            disabled={wanted.length === 0}
            onClick={() => accept.mutate(wanted)}
          >
            入账 {wanted.length} 笔 {fenText(chosen.reduce((sum, { receivedFee }) => sum + receivedFee, 0))}
          </Button>
        </>
      }
    >
      {accept.error && <Notice tone="danger">{accept.error.message}</Notice>}
      <QueryState query={query} skeleton={<LoadingBlock height={200} />}>
        {() => (
          <ScrollRegion label="可直接入账的流水" className={preview.scroll}>
            <table className={preview.rows}>
              <thead>
                <tr>
                  <th scope="col">流水</th>
                  <th scope="col">金额</th>
                  <th scope="col">入账到</th>
                  <th scope="col">附言</th>
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <Row
                    key={line.lineId}
                    line={line}
                    isChosen={!left.has(line.lineId)}
                    onChange={(isChosen) => toggle(line.lineId, isChosen)}
                  />
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        )}
      </QueryState>
    </Dialog>
  );
}

function Row({
  line,
  isChosen,
  onChange,
}: {
  line: BankLine;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}) {
  const [trade] = line.candidates;
  return (
    <tr>
      <td>
        <Checkbox isChecked={isChosen} onChange={onChange}>
          {line.payerName || '银行未提供付款方'}
        </Checkbox>
        <small>{bookText(line.bookTime)}</small>
      </td>
      <td>
        <Price tone="plain" fen={line.receivedFee} />
      </td>
      <td>
        {trade?.customerName}
        <small>{trade?.tradeNo}</small>
      </td>
      <td className={preview.remark}>{line.remark}</td>
    </tr>
  );
}
