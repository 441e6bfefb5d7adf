import type { Role } from '@jicai/contract/people/roles.ts';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { ListTable } from '@jicai/ui/lists/ListTable.tsx';
import { RowButton } from '@jicai/ui/buttons/RowButton.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { refreshRoles } from './roles.queries.ts';
import styles from './RoleTable.module.css';
import { scopeTexts } from './role-texts.ts';

type OnOpen = (kind: 'edit' | 'copy' | 'view', role: Role) => void;

/** Roles, one a row; on phones one a card. */
export function RoleTable({ roles, onOpen }: { roles: readonly Role[]; onOpen: OnOpen }) {
  return (
    <ListTable label="角色" className={styles.table}>
      <thead>
        <tr>
          <th scope="col">角色</th>
          <th scope="col">数据范围</th>
          <th scope="col" data-right>
            用户数
          </th>
          <th scope="col" data-right>
            操作
          </th>
        </tr>
      </thead>
      <tbody>
        {roles.map((role) => (
          <RoleRow key={role.roleId} role={role} onOpen={onOpen} />
        ))}
      </tbody>
    </ListTable>
  );
}

function RoleRow({ role, onOpen }: { role: Role; onOpen: OnOpen }) {
  const { roleId, roleName, version, disabledReason: why } = role;
  const remove = useMutation({
    mutationFn: () => post('/api/CustRole/Delete', { data: { roleId, version, requestId: newRequestId() } }),
    onSuccess: () => toast.ok(`已删除“${roleName}”`),
    onSettled: () => void refreshRoles(),
  });
  const askRemove = async () => {
    if (await confirm({ title: `删除角色“${roleName}”？`, text: '删除后不能恢复。', okText: '删除' })) remove.mutate();
  };
  // Of the contract: 1 to 4.
  const scope = scopeTexts[role.dataScope];
  return (
    <tr>
      <td className={styles.role}>
        <span className={styles.name}>
          {roleName}
          {role.isSystem && <Tag tone="grey">系统</Tag>}
        </span>
        {role.remark && <span className={styles.quiet}>{role.remark}</span>}
      </td>
      <td data-label="数据范围">{scope.name}</td>
      <td data-label="用户数" data-right>
        {role.userCount}
      </td>
      <td data-right className={styles.actions}>
        <RowButton name={roleName} onClick={() => onOpen('view', role)}>
          查看
        </RowButton>
        <RowButton name={roleName} onClick={() => onOpen('copy', role)}>
          复制
        </RowButton>
        <RowButton name={roleName} why={why.edit} onClick={() => onOpen('edit', role)}>
          编辑
        </RowButton>
        <RowButton name={roleName} why={why.delete} isBusy={remove.isPending} onClick={() => void askRemove()}>
          删除
        </RowButton>
      </td>
    </tr>
  );
}
