import { channels, channelTexts, payStates, payStateTexts } from '@jicai/domain/payments/payment-states.ts';
import { exportColumns } from '@jicai/domain/shop-side/list-exports.ts';
import { PeriodField } from '@jicai/ui/forms/PeriodField.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../app/self.queries.ts';
import { EmptyList } from '../../parts/EmptyList.tsx';
import { AddressSearch } from '../../parts/AddressSearch.tsx';
import { ExportButton } from '../../parts/ExportButton.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { FilterChip } from '../../parts/FilterChip.tsx';
import { useColumns } from '../../parts/use-columns.tsx';
import { SearchChip } from '../orders/index.ts';
import { PaymentCard, paymentColumns } from './payment-columns.tsx';
import type { PaymentsAddress } from './payments-address.ts';
import { type PaymentRow, paymentsQuery } from './payments.queries.ts';

const byChannel = channels.map((channel) => ({ value: channel, label: channelTexts[channel] }));
const byState = Object.values(payStates).map((state) => ({ value: String(state), label: payStateTexts[state] }));

/** What the filters ask for, as list and export take it. */
const asked = ({ channel, payState, customerId, dateFrom, dateTo }: PaymentsAddress) => ({
  channel,
  payState,
  customerId,
  dateFrom,
  dateTo,
});

/** Number, channel, state, whose it is and when; beside a drawer the rarer ones only where they are set. */
export function PaymentFilters({ address }: { address: PaymentsAddress }) {
  const { searchKey, channel, payState, customerId, dateFrom, dateTo, openKey, change } = address;
  const may = useMay();
  const shows = (...values: string[]) => !openKey || values.some((value) => value !== '');
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
      {may('ops.order.view') && shows(customerId) && (
        <SearchChip label="客户" kind="customer" value={customerId} onChange={(next) => change({ customer: next })} />
      )}
      {shows(dateFrom, dateTo) && <PeriodField label="发起日期" from={dateFrom} to={dateTo} onChange={change} />}
      {!openKey && chooser}
      {!openKey && may('ops.pay.export') && (
        <ExportButton
          size="sm"
          kind="payments"
          rows="筛选出的全部收款"
          columns={exportColumns.payments}
          start={async (columns) =>
            (await post('/api/OpsPay/Export', { data: { ...asked(address), columns, searchKey } })).resultData
          }
        />
      )}
    </>
  );
}

/** Every attempt, the newest first; a row opens its trade. */
export function PaymentList({ address }: { address: PaymentsAddress }) {
  const { searchKey, pageIndex, pageSize, openKey } = address;
  const { columns } = useColumns('payments', paymentColumns({ isNarrow: openKey !== undefined }), 'payment');
  const query = useQuery(paymentsQuery({ ...asked(address), searchKey, pageIndex, pageSize }));
  return (
    <>
      <PagedTable<PaymentRow>
        label="收款"
        query={query}
        address={address}
        keyOf={(row) => row.payNo}
        columns={columns}
        empty={<EmptyList rows="收款" address={address} />}
        onOpen={(row) => address.open(row.tradeNo)}
        Card={PaymentCard}
      />
    </>
  );
}
