import { channels, channelTexts, refundStates, refundStateTexts } from '@jicai/domain/payments/payment-states.ts';
import { exportColumns } from '@jicai/domain/shop-side/list-exports.ts';
import { PeriodField } from '@jicai/ui/forms/PeriodField.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useQuery } from '@tanstack/react-query';
import { EmptyList } from '../../parts/EmptyList.tsx';
import { AddressSearch } from '../../parts/AddressSearch.tsx';
import { ExportButton } from '../../parts/ExportButton.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { FilterChip } from '../../parts/FilterChip.tsx';
import type { PaymentsAddress } from './payments-address.ts';
import { type ListedRefund, refundsQuery } from './payments.queries.ts';
import { RefundCard, refundColumns } from './refund-columns.tsx';

const byChannel = channels.map((channel) => ({ value: channel, label: channelTexts[channel] }));
const byState = Object.values(refundStates).map((state) => ({ value: String(state), label: refundStateTexts[state] }));
const byWay = [
  { value: 'channel', label: '原路退回' },
  { value: 'hand', label: '人工打款' },
];

/** What the filters ask for, as list and export take it. */
const asked = ({ channel, refundState, way, dateFrom, dateTo }: PaymentsAddress) => ({
  channel,
  refundState,
  isByHand: way === '' ? undefined : way === 'hand',
  dateFrom,
  dateTo,
});

export function RefundFilters({ address }: { address: PaymentsAddress }) {
  const { searchKey, channel, refundState, way, dateFrom, dateTo, change } = address;
  return (
    <>
      <AddressSearch label="搜索退款" placeholder="退款单号、订单号、支付单号、交易单号" address={address} />
      <FilterChip
        label="渠道"
        choices={byChannel}
        value={channel ?? ''}
        onChange={(next) => change({ channel: next })}
      />
      <FilterChip label="方式" choices={byWay} value={way} onChange={(next) => change({ way: next })} />
      <FilterChip
        label="状态"
        choices={byState}
        value={refundState === undefined ? '' : String(refundState)}
        onChange={(next) => change({ refund: next })}
      />
      <PeriodField label="申请日期" from={dateFrom} to={dateTo} onChange={change} />
      <ExportButton
        size="sm"
        kind="refunds"
        rows="筛选出的全部退款"
        columns={exportColumns.refunds}
        start={async (columns) =>
          (await post('/api/OpsPay/ExportRefunds', { data: { ...asked(address), columns, searchKey } })).resultData
        }
      />
    </>
  );
}

/** 全部退款: every refund whatever became of it, the newest first; a row opens its trade. */
export function RefundList({ address }: { address: PaymentsAddress }) {
  const { searchKey, pageIndex, pageSize, openKey } = address;
  const query = useQuery(refundsQuery({ ...asked(address), searchKey, pageIndex, pageSize }));
  return (
    <>
      <PagedTable<ListedRefund>
        label="退款"
        query={query}
        address={address}
        keyOf={(row) => row.refundNo}
        columns={refundColumns({ isNarrow: openKey !== undefined })}
        empty={<EmptyList rows="退款" address={address} />}
        onOpen={(row) => address.open(row.tradeNo)}
        Card={RefundCard}
      />
    </>
  );
}
