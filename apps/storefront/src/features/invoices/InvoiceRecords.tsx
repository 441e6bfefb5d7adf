import { allInvoiceStates, type InvoiceState, invoiceStateTexts } from '@jicai/domain/invoices/invoice-states.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { PeriodField } from '@jicai/ui/forms/PeriodField.tsx';
import { SearchField } from '@jicai/ui/forms/SearchField.tsx';
import { Select } from '@jicai/ui/forms/Select.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { PagedList } from '@jicai/web/lists/PagedList.tsx';
import { useListAddress } from '@jicai/web/lists/use-list-address.ts';
import { recordsQuery } from './invoices.queries.ts';
import styles from './Invoices.module.css';
import { InvoiceCard } from './InvoiceCard.tsx';

const stateOptions = Object.entries(invoiceStateTexts).map(([value, label]) => ({ value, label }));

const isOrderNo = (text: string) => /^D\d{18}$/.test(text);
const dayIn = (params: URLSearchParams, name: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(params.get(name) ?? '') ? (params.get(name) ?? '') : '';

/** 开票记录: requests and invoices; `states` narrows the list for good, else a filter does. All of it stands in the address. */
export function InvoiceRecords({ states, empty }: { states?: InvoiceState[]; empty: string }) {
  const { params, searchKey, pageIndex, change, toPage } = useListAddress();
  const chosen = allInvoiceStates.find((one) => String(one) === params.get('state'));
  const [dateFrom, dateTo] = [dayIn(params, 'dateFrom'), dayIn(params, 'dateTo')];
  const records = useQuery(
    recordsQuery({
      invoiceStates: chosen ? [chosen] : states,
      searchKey: searchKey || undefined,
      dateFrom,
      dateTo,
      pageIndex,
    }),
  );
  const isFiltered = [chosen ?? '', searchKey, dateFrom, dateTo].some((part) => part !== '');
  return (
    <>
      <div className={styles.filters}>
        <SearchField
          label="搜索开票记录"
          placeholder="发票号码、订单号、抬头"
          searchKey={searchKey}
          onSearch={(typed) => change({ searchKey: typed })}
        />
        <PeriodField
          label="申请日期"
          from={dateFrom}
          to={dateTo}
          onChange={({ from, to }) => change({ dateFrom: from, dateTo: to })}
        />
        {!states && (
          <Select
            label="开票状态"
            value={String(chosen ?? '')}
            options={stateOptions}
            placeholder="全部状态"
            onChange={(value) => change({ state: value })}
          />
        )}
      </div>
      <PagedList
        query={records}
        skeleton={
          <Loading className={styles.list}>
            <Skeleton height={104} radius={8} />
            <Skeleton height={104} radius={8} />
            <Skeleton height={104} radius={8} />
          </Loading>
        }
        pageIndex={pageIndex}
        onPage={toPage}
        pagerClass={styles.pager}
        empty={
          <EmptyState
            isFramed
            title={isFiltered ? '没有符合条件的发票' : empty}
            // An order's own link leads here, also where a colleague asked for its invoice.
            hint={isOrderNo(searchKey) ? '这个订单的发票可能由同事申请，请联系财务查看' : undefined}
          />
        }
      >
        {({ resultData }) => (
          <ul className={styles.list}>
            {resultData.map((invoice) => (
              <InvoiceCard key={invoice.invoiceReqNo} invoice={invoice} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
