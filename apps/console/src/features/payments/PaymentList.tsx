import { channels, channelTexts, payStates, payStateTexts } from '@jicai/domain/payments/payment-states.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { useQuery } from '@tanstack/react-query';
import { AddressSearch } from '../../parts/AddressSearch.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { FilterChip } from '../../parts/FilterChip.tsx';
import { useColumns } from '../../parts/use-columns.tsx';
import { PaymentCard, paymentColumns } from './payment-columns.tsx';
import type { PaymentsAddress } from './payments-address.ts';
import { type PaymentRow, paymentsQuery } from './payments.queries.ts';

const byChannel = channels.map((channel) => ({ value: channel, label: channelTexts[channel] }));
const byState = Object.values(payStates).map((state) => ({ value: String(state), label: payStateTexts[state] }));

export function PaymentFilters({ address }: { address: PaymentsAddress }) {
  const { channel, payState, openKey, change } = address;
  const { chooser } = useColumns('payments', paymentColumns({ isNarrow: false }), 'payment');
  return (
    <>
      <AddressSearch label="搜索收款" placeholder="支付单号、交易单号、渠道流水号" address={address} />
      <FilterChip
        label="渠道"
        choices={byChannel}
        value={channel ?? ''}
        onChange={(next) => change({ channel: next })}
      />
      <FilterChip
        label="状态"
        choices={byState}
        value={payState === undefined ? '' : String(payState)}
        onChange={(next) => change({ state: next })}
      />
      {!openKey && chooser}
    </>
  );
}

/** Every attempt, the newest first; a row opens its trade. */
export function PaymentList({ address }: { address: PaymentsAddress }) {
  const { searchKey, channel, payState, pageIndex, pageSize, openKey } = address;
  const { columns } = useColumns('payments', paymentColumns({ isNarrow: openKey !== undefined }), 'payment');
  const query = useQuery(paymentsQuery({ searchKey, channel, payState, pageIndex, pageSize }));
  return (
    <>
      <PagedTable<PaymentRow>
        label="收款"
        query={query}
        address={address}
        keyOf={(row) => row.payNo}
        columns={columns}
        empty={<EmptyState title="没有符合条件的收款" />}
        onOpen={(row) => address.open(row.tradeNo)}
        Card={PaymentCard}
      />
    </>
  );
}
