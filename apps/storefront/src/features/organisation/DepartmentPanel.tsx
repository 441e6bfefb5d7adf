import { Button } from '@jicai/ui/buttons/Button.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import styles from './DepartmentPanel.module.css';
import { type Department, mayHaveChild, placeText } from './departments.ts';
import { refreshOrgs } from './org.queries.ts';

export type PanelAction = 'add' | 'edit' | 'move';

/** What is to be known of a department and what may be done with it. */
export function DepartmentPanel({
  department,
  departments,
  enterprise,
  onAct,
  onGone,
}: {
  department: Department;
  departments: readonly Department[];
  enterprise: string;
  onAct: (action: PanelAction, department: Department) => void;
  onGone: () => void;
}) {
  const { orgId, orgName, version, receivers, userCount, allUserCount, childCount } = department;
  const remove = useMutation({
    mutationFn: () => post('/api/CustOrg/Delete', { data: { orgId, version, requestId: newRequestId() } }),
    onSuccess: () => {
      toast.ok(`已删除“${orgName}”`);
      onGone();
    },
    onSettled: () => void refreshOrgs(),
  });
  const askRemove = async () => {
    const text = '已提交的订单不受影响；有子部门或用户的部门不能删除。';
    if (await confirm({ title: `删除“${orgName}”？`, text, okText: '删除' })) remove.mutate();
  };
  const isRoomBelow = mayHaveChild(department);
  return (
    <>
      <h2 className={styles.name}>{orgName}</h2>
      <Pairs>
        <Pair name="上级">{placeText(departments, department.parentId, enterprise)}</Pair>
        <Pair name="负责人">{department.leaderName || '未设置'}</Pair>
        <Pair name="验收人">{receivers.map(({ userName }) => userName).join('、') || '未设置，由下单人收货'}</Pair>
        <Pair name="人数">
          {userCount} 人{allUserCount > userCount && `，含下级共 ${allUserCount} 人`}
        </Pair>
        <Pair name="子部门">{childCount > 0 ? `${childCount} 个` : '无'}</Pair>
      </Pairs>
      <div className={styles.buttons}>
        <Button
          look="soft"
          disabled={!isRoomBelow}
          title={isRoomBelow ? undefined : '部门最多六级'}
          onClick={() => onAct('add', department)}
        >
          新增下级
        </Button>
        <Button onClick={() => onAct('edit', department)}>编辑</Button>
        <Button onClick={() => onAct('move', department)}>移动到</Button>
        <Button look="danger" isBusy={remove.isPending} onClick={() => void askRemove()}>
          删除
        </Button>
      </div>
    </>
  );
}
