import type { AbnormalAction } from '@jicai/domain/payments/payment-states.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { AbnormalCard, abnormalColumns } from './abnormal-columns.tsx';
import { AbnormalDialogs } from './AbnormalDialogs.tsx';
import type { PaymentsAddress } from './payments-address.ts';
import { type AbnormalCase, abnormalQuery } from './payments.queries.ts';

/** Money that fits no trade, or refunds that do not go through; each is decided from its row. */
export function AbnormalList({ address, kind }: { address: PaymentsAddress; kind: AbnormalCase['kind'] }) {
  const { pageIndex, pageSize, openKey } = address;
  const query = useQuery(abnormalQuery({ kind, pageIndex, pageSize }));
  const [deciding, setDeciding] = useState<{ abnormal: AbnormalCase; action: AbnormalAction }>();
  return (
    <>
      <PagedTable<AbnormalCase>
        label={kind === 'payment' ? '支付异常' : '待处理退款'}
        query={query}
        address={address}
        keyOf={(row) => row.refundNo || row.payNo}
        columns={abnormalColumns({
          isNarrow: openKey !== undefined,
          onDecide: (abnormal, action) => setDeciding({ abnormal, action }),
        })}
        empty={<EmptyState title={kind === 'payment' ? '没有支付异常' : '没有待处理的退款'} />}
        onOpen={(row) => address.open(row.tradeNo)}
        Card={AbnormalCard}
      />
      {deciding && <AbnormalDialogs {...deciding} onClose={() => setDeciding(undefined)} />}
    </>
  );
}
