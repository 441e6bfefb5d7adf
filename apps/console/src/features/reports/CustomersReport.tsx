import { Price } from '@jicai/ui/display/Price.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { useQuery } from '@tanstack/react-query';
import { Segmented, type TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { customerPath } from '../../app/paths.ts';
import { ListPager } from '../../parts/ListPager.tsx';
import { CustomersChart } from './CustomersChart.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { ReportAddress } from './report-address.ts';
import { ReportTable } from './ReportTable.tsx';
import { type CustomerRow, customersQuery } from './reports.queries.ts';
import { SalesTable } from './SalesTable.tsx';

const kinds = [
  { value: 'new', label: '新客户' },
  { value: 'lost', label: '流失客户' },
] as const;

/** Customers who came and who stayed away, and whose purchases count most. */
export function CustomersReport({ address }: { address: ReportAddress }) {
  const { asked, kind, pageIndex, change, toPage } = address;
  const query = useQuery(customersQuery({ ...asked, kind, pageIndex }));
  const isNew = kind === 'new';
  return (
    <>
      <CustomersChart asked={asked} />
      <QueryState query={query} skeleton={<LoadingBlock height={320} />}>
        {({ resultData, totalCount }) => (
          <ReportTable<CustomerRow>
            title={`${isNew ? '新客户' : '流失客户'} ${totalCount} 家`}
            extra={
              <>
                <Segmented
                  aria-label="哪些客户"
                  size="small"
                  options={[...kinds]}
                  value={kind}
                  onChange={(next) => change({ kind: next === 'new' ? '' : next })}
                />
                <ExportButton table={isNew ? 'newCustomers' : 'lostCustomers'} asked={asked} />
              </>
            }
            rows={resultData}
            keyOf={(row) => row.customerId}
            columns={columns(isNew)}
            empty={isNew ? '这段时间没有新客户' : '对比期的客户这段时间都下过单'}
            terms={
              isNew
                ? '这段时间第一次下单（付款或占用额度）的客户，金额为这段时间的销售额。'
                : '对比期下过单、这段时间没有下单的客户，金额为对比期的销售额。'
            }
          >
            <ListPager
              totalCount={totalCount}
              isCapped={false}
              pageIndex={pageIndex}
              pageSize={20}
              isOfOneSize
              onChange={toPage}
            />
          </ReportTable>
        )}
      </QueryState>
      <SalesTable address={address} only="customer" />
    </>
  );
}

const columns = (isNew: boolean): TableColumnsType<CustomerRow> => [
  {
    key: 'name',
    title: '客户',
    render: (_, row) => <Link to={customerPath(row.customerId)}>{row.customerName}</Link>,
  },
  {
    key: 'fee',
    title: isNew ? '销售额' : '对比期销售额',
    width: 160,
    align: 'right',
    render: (_, row) => <Price tone="plain" fen={row.netFee} />,
  },
  { key: 'orders', title: '订单', width: 104, align: 'right', render: (_, row) => row.orderCount },
  { key: 'last', title: '最近下单', width: 140, align: 'right', render: (_, row) => row.lastDay },
];
