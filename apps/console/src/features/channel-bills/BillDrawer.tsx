import { fenText } from '@jicai/ui/display/format-fen.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMay } from '../../app/self.queries.ts';
import { Drawer, type DrawerWays } from '../../parts/Drawer.tsx';
import { DrawerHead, DrawerSection } from '../../parts/DrawerSection.tsx';
import { BillMark, merchantText } from './bill-columns.tsx';
import styles from './BillDrawer.module.css';
import { type BillModel, billQuery } from './bills.queries.ts';
import { DifferenceCard } from './DifferenceCard.tsx';
import { useRerun } from './RerunDialog.tsx';

/** A merchant's day: both sides' sums and every difference. */
export function BillDrawer({ billId, ...ways }: { billId: string } & DrawerWays) {
  const query = useQuery(billQuery(billId));
  const bill = query.data;
  const mayConfirm = useMay()('ops.pay.confirm');
  return (
    <Drawer
      label={bill ? `${bill.channelName} ${bill.billDay}` : '渠道账单'}
      {...ways}
      head={
        bill && (
          <DrawerHead
            title={bill.billDay}
            mark={<BillMark bill={bill} />}
            note={[bill.channelName, merchantText(bill)].filter(Boolean).join(' · ')}
          />
        )
      }
      foot={bill && mayConfirm ? <Rerun bill={bill} /> : undefined}
    >
      <QueryState
        query={query}
        skeleton={
          <Loading>
            <Skeleton height={160} radius={8} />
          </Loading>
        }
      >
        {(shown) => <Filled bill={shown} />}
      </QueryState>
    </Drawer>
  );
}

function Filled({ bill }: { bill: BillModel }) {
  const { lines, lineCount, failText } = bill;
  return (
    <>
      {failText && <Notice tone="warn">{failText}</Notice>}
      <DrawerSection title="合计" {...(bill.compareTime && { note: `${bill.compareTime} 核对` })}>
        <Sums bill={bill} />
      </DrawerSection>
      {bill.compareTime && (
        <DrawerSection title="差异" note={lineCount > 0 ? `${lineCount} 笔` : '没有差异'}>
          {lines.map((line) => (
            <DifferenceCard key={line.lineId} line={line} />
          ))}
          {lineCount > lines.length && <p>只显示前 {lines.length} 笔，其余请导出查看</p>}
        </DrawerSection>
      )}
    </>
  );
}

/** What the channel says, what the shop says, and by how much they differ. */
function Sums({ bill }: { bill: BillModel }) {
  const rows = [
    { name: '收款', there: [bill.paidFee, bill.paidCount], here: [bill.ownPaidFee, bill.ownPaidCount] },
    { name: '退款', there: [bill.refundFee, bill.refundCount], here: [bill.ownRefundFee, bill.ownRefundCount] },
  ] as const;
  return (
    <table className={styles.sums}>
      <thead>
        <tr>
          <th aria-label="类型" />
          <th>渠道账单</th>
          <th>本店</th>
          <th>相差</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, there, here }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <Sum fen={there[0]} count={there[1]} />
            <Sum fen={here[0]} count={here[1]} />
            <td data-differs={there[0] === here[0] ? undefined : true}>{fenText(there[0] - here[0])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Sum = ({ fen, count }: { fen: number; count: number }) => (
  <td>
    {fenText(fen)}
    <small>{count} 笔</small>
  </td>
);

function Rerun({ bill: { channel, billDay, isAsked } }: { bill: BillModel }) {
  const rerun = useRerun();
  const { mutate, isPending } = useMutation({ mutationFn: () => rerun({ channel, billDay }) });
  return (
    <Button isBusy={isPending || isAsked} onClick={() => mutate()}>
      重新核对
    </Button>
  );
}
