import { minuteTime } from '@jicai/web/time/wire-time.ts';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { PagedTable } from '../../parts/PagedTable.tsx';
import cells from '../../parts/cells.module.css';
import phone from '../../parts/phone-card.module.css';
import { usePage } from '../../parts/use-page.ts';
import { type Member, membersQuery } from './customers.queries.ts';
import { MemberActs } from './MemberActs.tsx';
import dense from '../../parts/DenseTable.module.css';

const columns: TableColumnsType<Member> = [
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
  { key: 'mobile', title: '手机号', width: 130, render: (_, row) => row.mobile || '—' },
  { key: 'org', title: '部门', width: 140, responsive: ['xl'], render: (_, row) => row.orgName || '—' },
  { key: 'roles', title: '角色', width: 160, render: (_, row) => row.roleNames || '—' },
  {
    key: 'login',
    title: '最近登录',
    width: 150,
    responsive: ['xl'],
    render: (_, row) => minuteTime(row.lastLoginTime) || '从未登录',
  },
  { key: 'state', title: '状态', width: 110, render: (_, row) => <MemberState member={row} /> },
  { key: 'acts', title: '操作', width: 220, render: (_, row) => <MemberActs member={row} /> },
];

function MemberState({ member: { isActive, isLocked } }: { member: Member }) {
  if (!isActive)
    return (
      <Tag isState tone="grey">
        不能登录
      </Tag>
    );
  return (
    <Tag isState tone={isLocked ? 'warn' : 'ok'}>
      {isLocked ? '登录锁定中' : '正常'}
    </Tag>
  );
}

/** The people of a customer; its own administrators manage them, the shop helps where they cannot. */
export function MembersTab({ customerId }: { customerId: string }) {
  const { page, toPage } = usePage();
  const query = useQuery(membersQuery({ customerId, ...page }));
  return (
    <Card title="用户" note="由客户的企业管理员维护" size="sm" isFlush className={dense.inSmallCard}>
      <PagedTable<Member>
        label="用户"
        query={query}
        address={{ ...page, toPage }}
        keyOf={(row) => row.userId}
        columns={columns}
        empty={<EmptyState title="还没有用户" />}
        Card={MemberCard}
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
      <MemberActs member={row} />
    </div>
  );
}
