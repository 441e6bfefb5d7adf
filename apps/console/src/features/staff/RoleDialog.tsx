import { isForAccountType } from '@jicai/domain/shop-side/shop-permissions.ts';
import { staffTypes, staffTypeTexts } from '@jicai/domain/shop-side/staff-rules.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { useQuery } from '@tanstack/react-query';
import { selfQuery } from '../../app/self.queries.ts';
import { PermissionPicker } from './PermissionPicker.tsx';
import { copyOf, emptyRole, roleFaults, type RoleForm, roleFormOf, typeOf } from './staff-form.ts';
import type { OpenedRole } from './opened.ts';
import { refreshStaff } from './staff.queries.ts';
import styles from './StaffDialog.module.css';

const titles = { new: '新增角色', copy: '复制角色', edit: '编辑角色' } as const;
const types = [staffTypes.operator, staffTypes.supplier];

/** A role of the shop's own: a new one, a copy of another, or one that is changed. */
export function RoleDialog({ opened, onClose }: { opened: OpenedRole; onClose: () => void }) {
  const { data: self } = useQuery(selfQuery());
  const own = new Set(self?.permissions);
  const { start, draft } = startOf(opened, own);
  const form = useForm<RoleForm>(start, roleFaults, { draft });
  const { permissions, ...values } = useValues(form);
  const accountType = typeOf(values.accountType);
  const send = useWriteOnce(({ roleName, remark, permissions: chosen }: RoleForm, requestId) => {
    const data = { roleName, remark, permissions: chosen.filter((code) => isForAccountType(code, accountType)) };
    if (opened.kind !== 'edit') return post('/api/OpsStaff/AddRole', { data: { ...data, accountType, requestId } });
    const { roleId, version } = opened.role;
    return post('/api/OpsStaff/EditRole', { data: { ...data, roleId, version, requestId } });
  });

  async function submit(sent: RoleForm) {
    await send(sent).finally(() => void refreshStaff());
    toast.ok(opened.kind === 'edit' ? '角色已保存，从下一次操作起生效' : '角色已添加');
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={titles[opened.kind]}
      width={720}
      action={opened.kind === 'edit' ? '保存' : '添加角色'}
      layout="pairs"
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField<RoleForm> name="roleName" label="角色名称" isRequired maxLength={20} />
      {opened.kind === 'edit' ? null : (
        <SelectField<RoleForm> name="accountType" label="给谁用" isRequired>
          {types.map((type) => (
            <option key={type} value={type}>
              {staffTypeTexts[type]}
            </option>
          ))}
        </SelectField>
      )}
      <TextField<RoleForm> name="remark" label="备注" maxLength={200} isWide={opened.kind !== 'edit'} />
      <div className={styles.wide}>
        <PermissionPicker
          accountType={accountType}
          chosen={permissions}
          own={own}
          error={form.faults.permissions}
          onChange={(chosen) => form.set({ permissions: chosen })}
        />
      </div>
    </FormDialog>
  );
}

/** What the form starts with, and under which name it is kept. */
function startOf(opened: OpenedRole, own: Parameters<typeof copyOf>[1]): { start: RoleForm; draft: string } {
  if (opened.kind === 'new') return { start: emptyRole, draft: 'shopRole.new' };
  const { role } = opened;
  if (opened.kind === 'copy') return { start: copyOf(role, own), draft: `shopRole.copy.${role.roleId}` };
  return { start: roleFormOf(role), draft: `shopRole.${role.roleId}` };
}
