import { invoiceKindTexts } from '@jicai/domain/invoices/invoice-states.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { EmptyList } from '../../parts/EmptyList.tsx';
import { listViewsQuery } from '../../parts/list-views.queries.ts';
import { QueryList } from '../../parts/QueryList.tsx';
import { WithDrawer } from '../../parts/Drawer.tsx';
import { FilterChip } from '../../parts/FilterChip.tsx';
import { useColumns } from '../../parts/use-columns.tsx';
import { FilesDialog } from './FilesDialog.tsx';
import { InvoiceBatch } from './InvoiceBatch.tsx';
import { InvoiceCard, invoiceColumns } from './invoice-columns.tsx';
import { InvoiceDrawer } from './InvoiceDrawer.tsx';
import {
  invoicesViews,
  questionOf,
  readInvoices,
  statesOf,
  useInvoicesAddress,
  viewLabel,
} from './invoices-address.ts';
import { type InvoiceRow, invoicesQuery } from './invoices.queries.ts';

const kinds = Object.entries(invoiceKindTexts).map(([value, label]) => ({ value, label }));

/** /invoices: requests for invoices by what is to be done next, and one of them beside the list. */
export function InvoicesPage() {
  const address = useInvoicesAddress();
  const { view, openKey, invoiceKind, change } = address;
  const query = useQuery(invoicesQuery(questionOf(address)));
  const [chosen, setChosen] = useState<string[]>([]);
  const [isBringing, setBringing] = useState(false);
  const may = useMay();
  const rows = query.data?.resultData;
  const keys = (rows ?? []).map((row) => row.invoiceReqNo);
  const isBatch = may('ops.invoice.issue') && (view === 'waiting' || view === 'failed');
  const { columns, chooser } = useColumns('invoices', invoiceColumns({ isNarrow: openKey !== undefined }));
  const drawer = openKey && <InvoiceDrawer key={openKey} invoiceReqNo={openKey} {...address.drawerOf(keys)} />;
  return (
    <WithDrawer drawer={drawer}>
      <PageHead title="发票">
        {may('ops.invoice.issue') && <Button onClick={() => setBringing(true)}>批量上传发票文件</Button>}
      </PageHead>
      <QueryList<InvoiceRow>
        label="发票"
        list="invoices"
        tabs={{ views: useTabs(), view }}
        search="申请号、发票号、抬头、订单号"
        filters={
          <>
            <FilterChip
              label="种类"
              choices={kinds}
              value={invoiceKind ?? ''}
              onChange={(next) => change({ kind: next })}
            />
            {!openKey && chooser}
          </>
        }

        query={query}
        address={address}
        keyOf={(row) => row.invoiceReqNo}
        columns={columns}
        empty={<EmptyList rows="发票" view={view === 'all' ? undefined : viewLabel(view)} isFirst address={address} />}
        openKey={openKey}
        onOpen={(row) => address.open(row.invoiceReqNo)}
        selection={isBatch ? { keys: chosen, onChange: setChosen } : undefined}
        Card={InvoiceCard}
      />
      {isBringing && <FilesDialog onClose={() => setBringing(false)} />}
      {isBatch && (
        <InvoiceBatch rows={(rows ?? []).filter((row) => chosen.includes(row.invoiceReqNo))} onDone={setChosen} />
      )}
    </WithDrawer>
  );
}

InvoicesPage.ask = async (params: URLSearchParams) =>
  Promise.all([
    queryClient.prefetchQuery(invoicesQuery(questionOf(readInvoices(params)))),
    queryClient.prefetchQuery(listViewsQuery('invoices')),
  ]);

const first = { searchKey: '', pageIndex: 1, pageSize: 20 };

function useTabs() {
  const waiting = useQuery(invoicesQuery({ ...first, ...statesOf('waiting') }));
  const failed = useQuery(invoicesQuery({ ...first, ...statesOf('failed') }));
  const needsRed = useQuery(invoicesQuery({ ...first, ...statesOf('needsRed') }));
  const counts: Partial<Record<(typeof invoicesViews)[number], number>> = {
    waiting: waiting.data?.totalCount ?? 0,
    failed: failed.data?.totalCount ?? 0,
    needsRed: needsRed.data?.totalCount ?? 0,
  };
  return invoicesViews.map((key) => ({
    key,
    label: viewLabel(key),
    count: counts[key] ?? 0,
    isHot: key !== 'waiting',
  }));
}
