import { Tag } from '@jicai/ui/display/Tag.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { RowButton } from '@jicai/ui/buttons/RowButton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import cells from '../../parts/cells.module.css';
import phone from '../../parts/phone-card.module.css';
import { DenseTable } from '../../parts/DenseTable.tsx';
import { ListPager } from '../../parts/ListPager.tsx';
import { type Member, membersQuery } from './customers.queries.ts';
import { useStartViewing } from './use-start-viewing.ts';

const columnsOf = (acts: ((row: Member) => React.ReactNode) | undefined): TableColumnsType<Member> => [
  {
    key: 'name',
    title: '用户',
    render: (_, row) => (
      <>
        <span className={cells.line}>{row.userName}</span>
        <small className={cells.sub}>{row.accountNo}</small>
      </>
    ),
  },
  { key: 'mobile', title: '手机号', width: 140, render: (_, row) => row.mobile || '—' },
  { key: 'org', title: '部门', width: 160, responsive: ['xl'], render: (_, row) => row.orgName || '—' },
  { key: 'roles', title: '角色', width: 180, render: (_, row) => row.roleNames || '—' },
  { key: 'login', title: '最近登录', width: 160, render: (_, row) => row.lastLoginTime.slice(0, 16) || '从未登录' },
  { key: 'state', title: '状态', width: 100, render: (_, row) => <MemberState member={row} /> },
  ...(acts ? [{ key: 'acts', title: '操作', width: 110, render: (_: unknown, row: Member) => acts(row) }] : []),
];

const MemberState = ({ member: { isActive } }: { member: Member }) => (
  <Tag isState tone={isActive ? 'ok' : 'grey'}>
    {isActive ? '正常' : '不能登录'}
  </Tag>
);

/** The people of a customer; the customer's own administrators manage them. */
export function MembersTab({ customerId }: { customerId: string }) {
  const [pageIndex, setPage] = useState(1);
  const may = useMay();
  const viewing = useStartViewing(customerId);
  const query = useQuery(membersQuery({ customerId, pageIndex }));
  const acts = (row: Member) => (
    <RowButton
      name={row.userName}
      why={row.isActive ? '' : '不能登录的成员看不到商城'}
      isBusy={viewing.isPending}
      onClick={() => viewing.mutate(row.userId)}
    >
      看其所见
    </RowButton>
  );
  return (
    <Card title="用户" note="由客户的企业管理员维护" size="sm" isFlush>
      <DenseTable<Member>
        label="用户"
        rows={query.data?.resultData}
        error={query.error}
        onRetry={() => void query.refetch()}
        keyOf={(row) => row.userId}
        columns={columnsOf(may('ops.customer.viewing') ? acts : undefined)}
        empty={<EmptyState title="还没有用户" />}
        Card={MemberCard}
      />
      <ListPager
        totalCount={query.data?.totalCount ?? 0}
        isCapped={false}
        pageIndex={pageIndex}
        pageSize={20}
        onChange={setPage}
      />
    </Card>
  );
}

function MemberCard({ row }: { row: Member }) {
  return (
    <div className={phone.card}>
      <b>{row.userName}</b>
      <small>
        {row.accountNo} · {row.orgName}
      </small>
      <p>{row.roleNames}</p>
      <MemberState member={row} />
    </div>
  );
}
