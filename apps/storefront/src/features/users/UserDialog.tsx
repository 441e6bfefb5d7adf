import type { Role } from '@jicai/contract/people/roles.ts';
import type { User } from '@jicai/contract/people/users.ts';
import { ownMobileElsewhere } from '@jicai/domain/people/user-rules.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useState } from 'react';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { renameUser } from '@jicai/web/session/session.ts';
import { hashPassword } from '@jicai/web/session/hash-password.ts';
import { orgLabel, type ParentChoice } from '../organisation/index.ts';
import { firstPassword } from '@jicai/web/sign-in/first-password.ts';
import type { GivenPassword } from '@jicai/web/sign-in/GivenPasswordDialog.tsx';
import { RoleChoices } from './RoleChoices.tsx';
import { emptyUser, formOf, userFaults, type UserForm } from './user-form.ts';
import { refreshUsers } from './users.queries.ts';
import styles from './UserDialog.module.css';

/** Adds a user with a password for once, which `onAdded` gets to show, or changes `held`. */
export function UserDialog({
  held,
  orgs,
  roles,
  onClose,
  onAdded,
}: {
  held?: User;
  orgs: readonly ParentChoice[];
  roles: readonly Role[];
  onClose: () => void;
  onAdded: (given: GivenPassword) => void;
}) {
  const draft = `user.${held?.userId ?? 'new'}`;
  const form = useForm<UserForm>(
    held ? formOf(held) : emptyUser,
    (values) => userFaults(values, { isNew: held === undefined }),
    { draft },
  );
  const [password] = useState(firstPassword);
  const send = useWriteOnce(async (values: UserForm, requestId) => {
    const { accountNo, roleIds, ...person } = values;
    if (held) {
      const { userId, version } = held;
      return post('/api/CustUser/Edit', { data: { ...person, userId, version, requestId } });
    }
    const accountPwd = await hashPassword(password);
    return post('/api/CustUser/Add', { data: { ...person, accountNo, roleIds, accountPwd, requestId } });
  });

  async function submit(values: UserForm) {
    await send(values).finally(() => void refreshUsers());
    if (held?.isSelf) renameUser(values.userName.trim());
    onClose();
    if (held) toast.ok('用户已保存');
    else onAdded({ accountNo: values.accountNo.trim(), userName: values.userName.trim(), password, isNew: true });
  }

  return (
    <FormDialog
      form={form}
      title={held ? `编辑用户 ${held.accountNo}` : '新增用户'}
      width={560}
      action={held ? '保存' : '添加用户'}
      layout="pairs"
      onClose={onClose}
      onSubmit={submit}
    >
      {!held && (
        <TextField<UserForm> name="accountNo" label="登录账号" isRequired maxLength={20} help="保存后不能修改" />
      )}
      <TextField<UserForm> name="userName" label="姓名" isRequired maxLength={20} />
      <TextField<UserForm>
        name="mobile"
        label="手机号"
        isRequired={!held}
        inputMode="tel"
        maxLength={20}
        disabled={held?.isSelf}
        {...(held && { placeholder: held.mobile, help: held.isSelf ? ownMobileElsewhere : '留空则不修改' })}
      />
      <TextField<UserForm> name="email" label="邮箱" inputMode="email" maxLength={100} />
      <SelectField<UserForm> name="orgId" label="部门" isRequired isWide={!held}>
        <option value="">请选择部门</option>
        {orgs.map((org) => (
          <option key={org.orgId} value={org.orgId}>
            {orgLabel(org)}
          </option>
        ))}
      </SelectField>
      {!held && (
        <div className={styles.wide}>
          <RoleChoices roles={roles} />
        </div>
      )}
    </FormDialog>
  );
}
