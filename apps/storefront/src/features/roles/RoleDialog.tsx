import type { Role } from '@jicai/contract/people/roles.ts';
import type { DataScope } from '@jicai/domain/people/permissions.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { ChoiceCard } from '@jicai/ui/forms/ChoiceCard.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useId } from 'react';
import { TextField } from '@jicai/web/form/fields.tsx';
import { Form } from '@jicai/web/form/Form.tsx';
import { Problem } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { copyOf, emptyRole, formOf, roleFaults, type RoleForm } from './role-form.ts';
import styles from './RoleDialog.module.css';
import { RoleFunctions } from './RoleFunctions.tsx';
import { refreshRoles } from './roles.queries.ts';
import { scopes, scopeTexts } from './role-texts.ts';

export type OpenedRole = { kind: 'new' } | { kind: 'copy' | 'edit' | 'view'; role: Role };

/** What the form starts with, under which name it is kept, and what it is called. */
function startOf(opened: OpenedRole): { title: string; draft: string | undefined; form: RoleForm } {
  if (opened.kind === 'new') return { title: '新增角色', draft: 'role.new', form: emptyRole };
  const { role } = opened;
  if (opened.kind === 'copy')
    return { title: `复制“${role.roleName}”`, draft: `role.copy.${role.roleId}`, form: copyOf(role) };
  if (opened.kind === 'edit')
    return { title: `编辑“${role.roleName}”`, draft: `role.${role.roleId}`, form: formOf(role) };
  return { title: role.roleName, draft: undefined, form: formOf(role) };
}

/** A role with its scope and functions: a new one, a copy, one that is changed, or one that is only looked at. */
export function RoleDialog({ opened, onClose }: { opened: OpenedRole; onClose: () => void }) {
  const id = useId();
  const { title, draft, form: start } = startOf(opened);
  const form = useForm<RoleForm>(start, roleFaults, { draft });
  const { dataScope, functionIds, permissions } = useValues(form);
  const isReadOnly = opened.kind === 'view';
  const send = useWriteOnce((values: RoleForm, requestId) => {
    const data = { ...values, requestId };
    const sourceRoleId = opened.kind === 'copy' ? opened.role.roleId : undefined;
    if (opened.kind !== 'edit') return post('/api/CustRole/Add', { data: { ...data, sourceRoleId } });
    const { roleId, version } = opened.role;
    return post('/api/CustRole/Edit', { data: { ...data, roleId, version } });
  });

  async function submit(values: RoleForm) {
    await send(values).finally(() => void refreshRoles());
    toast.ok(opened.kind === 'edit' ? '角色已保存' : '角色已添加');
    onClose();
  }

  return (
    <Dialog
      title={title}
      side="right"
      width={600}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{isReadOnly ? '关闭' : '取消'}</Button>
          {!isReadOnly && (
            <Button type="submit" form={id} look="fill" isBusy={form.isBusy}>
              {opened.kind === 'edit' ? '保存' : '添加角色'}
            </Button>
          )}
        </>
      }
    >
      <Form form={form} id={id} className={styles.form} onSubmit={submit}>
        <Problem text={form.problem} />
        {opened.kind === 'edit' && opened.role.userCount > 0 && (
          <Notice>{`保存后立即对持有该角色的 ${opened.role.userCount} 名用户生效。`}</Notice>
        )}
        {!isReadOnly && (
          <>
            <TextField<RoleForm> name="roleName" label="角色名称" isRequired maxLength={20} />
            <TextField<RoleForm> name="remark" label="备注" maxLength={200} />
          </>
        )}
        <ScopeChoice
          value={dataScope}
          disabled={isReadOnly}
          error={form.faults.dataScope}
          onChange={(scope) => form.set({ dataScope: scope })}
        />
        <RoleFunctions
          rights={{ functionIds, permissions }}
          isReadOnly={isReadOnly}
          error={form.faults.functionIds}
          onChange={(rights) => form.set(rights)}
        />
      </Form>
    </Dialog>
  );
}

function ScopeChoice({
  value,
  disabled,
  error,
  onChange,
}: {
  value: DataScope;
  disabled: boolean;
  error: string | undefined;
  onChange: (scope: DataScope) => void;
}) {
  return (
    <fieldset className={styles.group}>
      <legend>数据范围</legend>
      <div className={styles.scopes}>
        {scopes.map((scope) => (
          <ChoiceCard
            key={scope}
            name="dataScope"
            value={String(scope)}
            isChosen={value === scope}
            onChoose={() => onChange(scope)}
            label={scopeTexts[scope].name}
            disabled={disabled}
          >
            <b className={styles.scope}>{scopeTexts[scope].name}</b>
            <span className={styles.note}>{scopeTexts[scope].note}</span>
          </ChoiceCard>
        ))}
      </div>
      {error && (
        <p className={styles.fault} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
