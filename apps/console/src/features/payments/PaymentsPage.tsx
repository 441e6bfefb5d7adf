import { queryClient } from '@jicai/web/call/query-client.ts';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import { WithDrawer } from '../../parts/Drawer.tsx';
import { listViewsQuery } from '../../parts/list-views.queries.ts';
import { ListCard } from '../../parts/ListCard.tsx';
import { AbnormalList } from './AbnormalList.tsx';
import { PaymentFilters, PaymentList } from './PaymentList.tsx';
import {
  type PaymentsAddress,
  paymentsViews,
  type PaymentsView,
  readPayments,
  transfersOf,
  usePaymentsAddress,
  viewLabels,
} from './payments-address.ts';
import { payCountsQuery, transfersQuery } from './payments.queries.ts';
import { RefundFilters, RefundList } from './RefundList.tsx';
import { TradeMoneyDrawer } from './TradeMoneyDrawer.tsx';
import { TransferList, TransferSearch } from './TransferList.tsx';

/** /payments: money that came in and goes back; what waits for a person comes first. */
export function PaymentsPage() {
  const address = usePaymentsAddress();
  const { view, openKey, change } = address;
  const drawer = openKey && (
    <TradeMoneyDrawer key={openKey} tradeNo={openKey} onClose={() => address.open(undefined)} />
  );
  return (
    <WithDrawer drawer={drawer}>
      <PageHead title="收款与退款" />
      <ListCard
        label="收款"
        list="payments"
        tabs={{ views: useTabs(), view, onView: (next) => change({ view: next }) }}
        filters={filtersOf(address)}
      >
        <List address={address} />
      </ListCard>
    </WithDrawer>
  );
}

PaymentsPage.ask = async (params: URLSearchParams) => {
  const address = readPayments(params);
  const isOfTransfers = address.view === 'transfers' || address.view === 'allTransfers';
  await Promise.all([
    queryClient.prefetchQuery(payCountsQuery()),
    queryClient.prefetchQuery(listViewsQuery('payments')),
    isOfTransfers && queryClient.prefetchQuery(transfersQuery(transfersOf(address))),
  ]);
};

function filtersOf(address: PaymentsAddress) {
  const { view } = address;
  if (view === 'all') return <PaymentFilters address={address} />;
  if (view === 'allRefunds') return <RefundFilters address={address} />;
  return view === 'transfers' || view === 'allTransfers' ? <TransferSearch address={address} /> : undefined;
}

function List({ address }: { address: PaymentsAddress }) {
  switch (address.view) {
    case 'transfers':
    case 'allTransfers':
      return <TransferList address={address} />;
    case 'abnormal':
    case 'refunds':
      return <AbnormalList address={address} kind={address.view === 'abnormal' ? 'payment' : 'refund'} />;
    case 'all':
      return <PaymentList address={address} />;
    case 'allRefunds':
      return <RefundList address={address} />;
    default:
      return address.view satisfies never;
  }
}

function useTabs() {
  const { data } = useQuery(payCountsQuery());
  const counts: Partial<Record<PaymentsView, number>> = {
    transfers: data?.transfers ?? 0,
    abnormal: data?.payments ?? 0,
    refunds: data?.refunds ?? 0,
  };
  return paymentsViews.map((key) => ({ key, label: viewLabels[key], count: counts[key] ?? 0, isHot: true }));
}
