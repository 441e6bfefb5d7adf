import { Price } from '@jicai/ui/display/Price.tsx';
import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { customerPath } from '../../app/paths.ts';
import cells from '../../parts/cells.module.css';
import { CreditBar } from './CreditBar.tsx';
import { CustomerTags } from './CustomerTags.tsx';
import type { CustomerRow } from './customers.queries.ts';
import styles from './customer-columns.module.css';

/** Columns of the list of customers. */
export const customerColumns: TableColumnsType<CustomerRow> = [
  {
    key: 'name',
    title: '客户',
    render: (_, row) => (
      <>
        <Link to={customerPath(row.customerId)} className={styles.name}>
          {row.customerName}
        </Link>
        <small className={cells.sub}>{row.taxNo}</small>
      </>
    ),
  },
  {
    key: 'contact',
    title: '联系人 / 入驻',
    width: 150,
    responsive: ['xl'],
    render: (_, row) => (
      <>
        <span className={cells.line}>{row.contactName || '—'}</span>
        <small className={cells.sub}>{row.createTime.slice(0, 10)}</small>
      </>
    ),
  },
  {
    key: 'salesman',
    title: '业务员',
    width: 110,
    render: (_, row) => row.salesmanName || <span className={cells.none}>—</span>,
  },
  { key: 'term', title: '账期', width: 110, render: (_, row) => row.termText },
  {
    key: 'credit',
    title: '授信',
    width: 230,
    render: (_, row) =>
      row.credit ? <CreditBar credit={row.credit} isSmall /> : <span className={cells.none}>未授信</span>,
  },
  {
    key: 'overdue',
    title: '逾期',
    width: 120,
    align: 'right',
    render: (_, { credit }) =>
      credit && credit.overdueFee > 0 ? (
        <Price fen={credit.overdueFee} className={styles.overdue} />
      ) : (
        <span className={cells.none}>—</span>
      ),
  },
  { key: 'state', title: '状态', width: 150, render: (_, row) => <CustomerTags customer={row} /> },
];
