import type { CostCenter } from '@jicai/contract/people/cost-centers.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { RowButton } from '@jicai/ui/buttons/RowButton.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { IconPlus } from '@jicai/ui/icons/icons.tsx';
import { ListTable } from '@jicai/ui/lists/ListTable.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { hasDraft } from '@jicai/web/drafts/use-draft.ts';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { CostCenterDialog } from './CostCenterDialog.tsx';
import { costCenterListQuery, refreshCostCenters } from './cost-centers.queries.ts';
import styles from './CostCenters.module.css';

/** 成本中心 that people of the enterprise choose from when they order (docs/domain/accounts.md §7). */
export function CostCenters({ tabs }: { tabs: ReactNode }) {
  const list = useQuery(costCenterListQuery());
  const [opened, setOpened] = useState<{ held?: CostCenter } | undefined>(() =>
    hasDraft('costCenter.new') ? {} : undefined,
  );
  const add = (
    <Button look="fill" armed={false} onClick={() => setOpened({})}>
      <IconPlus size={16} />
      新增成本中心
    </Button>
  );
  return (
    <>
      <PageHead title="组织架构" note={list.data && `${list.data.length} 个成本中心，停用的不可选`}>
        {add}
      </PageHead>
      {tabs}
      <section className={styles.panel} aria-label="成本中心清单">
        <QueryState
          query={list}
          skeleton={<Bones />}
          isEmpty={(rows) => rows.length === 0}
          empty={
            <EmptyState
              title="还没有成本中心"
              hint="没有清单时，下单人可以自由填写；建立后只能从清单里选择"
              action={add}
            />
          }
        >
          {(rows) => (
            <ListTable label="成本中心" className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">编号</th>
                  <th scope="col">名称</th>
                  <th scope="col">状态</th>
                  <th scope="col" data-right>
                    操作
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <CostCenterRow key={row.costCenterId} row={row} onEdit={() => setOpened({ held: row })} />
                ))}
              </tbody>
            </ListTable>
          )}
        </QueryState>
      </section>
      {opened && <CostCenterDialog {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function CostCenterRow({ row, onEdit }: { row: CostCenter; onEdit: () => void }) {
  const { costCenterId, code, title, isActive, version } = row;
  const onSettled = () => void refreshCostCenters();
  const turn = useMutation({
    mutationFn: () =>
      post('/api/CustCostCenter/Edit', {
        data: { costCenterId, title, isActive: !isActive, version, requestId: newRequestId() },
      }),
    onSuccess: () => toast.ok(isActive ? `已停用“${code}”` : `已启用“${code}”`),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: () =>
      post('/api/CustCostCenter/Delete', { data: { costCenterId, version, requestId: newRequestId() } }),
    onSuccess: () => toast.ok(`已删除“${code}”`),
    onSettled,
  });
  const askRemove = async () => {
    const text = '已经计入它的订单和对账单不受影响。';
    if (await confirm({ title: `删除成本中心“${code}”？`, text, okText: '删除' })) remove.mutate();
  };
  return (
    <tr>
      <td className={styles.code}>{code}</td>
      <td className={styles.title}>{title || '–'}</td>
      <td className={styles.state}>
        <Tag tone={isActive ? 'ok' : 'grey'}>{isActive ? '启用' : '已停用'}</Tag>
      </td>
      <td data-right className={styles.actions}>
        <RowButton name={code} onClick={onEdit}>
          编辑
        </RowButton>
        <RowButton name={code} isBusy={turn.isPending} onClick={() => turn.mutate()}>
          {isActive ? '停用' : '启用'}
        </RowButton>
        <RowButton name={code} isBusy={remove.isPending} onClick={() => void askRemove()}>
          删除
        </RowButton>
      </td>
    </tr>
  );
}

const Bones = () => (
  <Loading className={styles.bones}>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} height={24} />
    ))}
  </Loading>
);
