import { staffTypeTexts } from '@jicai/domain/shop-side/staff-rules.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { useMay } from '../../app/self.queries.ts';
import { Drawer, type DrawerWays } from '../../parts/Drawer.tsx';
import { DrawerHead, DrawerSection } from '../../parts/DrawerSection.tsx';
import { PermissionList } from './PermissionList.tsx';
import { RoleKind } from './RoleKind.tsx';
import { refreshStaff, type RoleRow } from './staff.queries.ts';
import type { StaffOpened } from './opened.ts';

/** One role with all it may do; a built-in one can be copied, one of the shop's own changed and taken away. */
export function RoleDrawer({
  role,
  onOpen,
  ...moves
}: DrawerWays & {
  role: RoleRow;
  onOpen: (opened: StaffOpened) => void;
}) {
  const may = useMay();
  return (
    <Drawer
      {...moves}
      label={`角色 ${role.roleName}`}
      head={
        <DrawerHead
          title={role.roleName}
          mark={<RoleKind role={role} />}
          note={`${staffTypeTexts[role.accountType]} · ${role.userCount} 人使用`}
        />
      }
      foot={may('ops.staff.role') && <Foot role={role} onOpen={onOpen} onGone={moves.onClose} />}
    >
      {role.remark && <DrawerSection title="备注">{role.remark}</DrawerSection>}
      <DrawerSection title="权限" note={`${role.permissions.length} 项`}>
        <PermissionList accountType={role.accountType} permissions={role.permissions} />
      </DrawerSection>
    </Drawer>
  );
}

function Foot({ role, onOpen, onGone }: { role: RoleRow; onOpen: (opened: StaffOpened) => void; onGone: () => void }) {
  const { roleId, version, roleName, disabledReason: why } = role;
  const send = useWriteOnce((_input: null, requestId) =>
    post('/api/OpsStaff/DeleteRole', { data: { roleId, version, requestId } }),
  );
  const remove = useMutation({
    mutationFn: () => send(null),
    onSuccess() {
      toast.ok(`角色“${roleName}”已删除`);
      onGone();
    },
    onSettled: () => void refreshStaff(),
  });
  const ask = async () => {
    if (await confirm({ title: `删除角色“${roleName}”？`, text: '删除后不能恢复。', okText: '删除' })) remove.mutate();
  };
  return (
    <>
      {!role.isBuiltIn && (
        <Button
          look="danger"
          disabled={remove.isPending || why.delete !== ''}
          title={why.delete || undefined}
          onClick={() => void ask()}
        >
          删除
        </Button>
      )}
      <Button
        look={role.isBuiltIn ? 'fill' : 'ghost'}
        onClick={() => onOpen({ kind: 'role', role: { kind: 'copy', role } })}
      >
        复制为新角色
      </Button>
      {!role.isBuiltIn && (
        <Button
          look="fill"
          disabled={why.edit !== ''}
          title={why.edit || undefined}
          onClick={() => onOpen({ kind: 'role', role: { kind: 'edit', role } })}
        >
          编辑
        </Button>
      )}
    </>
  );
}
