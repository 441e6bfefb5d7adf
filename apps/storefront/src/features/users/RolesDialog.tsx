import type { Role } from '@jicai/contract/people/roles.ts';
import type { User } from '@jicai/contract/people/users.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { RoleChoices } from './RoleChoices.tsx';
import { refreshUsers } from './users.queries.ts';

/** The roles a user holds from now on. */
export function RolesDialog({ user, roles, onClose }: { user: User; roles: readonly Role[]; onClose: () => void }) {
  const { userId, version, userName } = user;
  const form = useForm<{ roleIds: string[] }>(
    { roleIds: user.roles.map(({ roleId }) => roleId) },
    ({ roleIds }) => ({ roleIds: roleIds.length === 0 ? '请选择角色' : undefined }),
    { draft: `user.roles.${userId}` },
  );
  const send = useWriteOnce((roleIds: string[], requestId) =>
    post('/api/CustUser/SetRole', { data: { userId, version, roleIds, requestId } }),
  );
  return (
    <FormDialog
      form={form}
      title={`设置 ${userName} 的角色`}
      action="保存"
      onClose={onClose}
      onSubmit={async ({ roleIds }) => {
        await send(roleIds).finally(() => void refreshUsers());
        toast.ok('角色已更新，立即生效');
        onClose();
      }}
    >
      <RoleChoices roles={roles} />
    </FormDialog>
  );
}
