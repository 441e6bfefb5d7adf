import { ownMobileByOthers, staffTypes, staffTypeTexts } from '@jicai/domain/shop-side/staff-rules.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Choices } from '@jicai/ui/forms/Choices.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { hashPassword } from '@jicai/web/session/hash-password.ts';
import { firstPassword } from '@jicai/web/sign-in/first-password.ts';
import type { GivenPassword } from '@jicai/web/sign-in/GivenPasswordDialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { staffFaults, type StaffForm, staffFormOf, typeOf } from './staff-form.ts';
import { useIsSupplier } from '../../app/self.queries.ts';
import { refreshStaff, rolesQuery, type StaffRow, suppliersQuery } from './staff.queries.ts';
import styles from './StaffDialog.module.css';

const types = [staffTypes.operator, staffTypes.supplier];

/** Adds somebody with a password for once, which `onAdded` gets to show, or changes `held`. */
export function StaffDialog({
  held,
  supplierId,
  onClose,
  onAdded,
}: {
  held: StaffRow | undefined;
  /** Whose person somebody new is, where that is known. */
  supplierId?: string | undefined;
  onClose: () => void;
  onAdded: (given: GivenPassword) => void;
}) {
  const isNew = held === undefined;
  const isBySupplier = useIsSupplier();
  const check = (values: StaffForm) => staffFaults(values, { isNew, isBySupplier });
  const form = useForm<StaffForm>(staffFormOf(held, isBySupplier, supplierId), check, {
    draft: `staff.${held?.userId ?? `new.${supplierId ?? ''}`}`,
    fieldOfCode: { '1006': 'accountNo', '1007': 'mobile' },
  });
  const accountType = typeOf(useValues(form).accountType);
  const [password] = useState(firstPassword);
  const send = useWriteOnce(async (values: StaffForm, requestId) => {
    const { accountNo, userName, mobile, roles } = values;
    if (held) {
      const { userId, version } = held;
      return post('/api/OpsStaff/Edit', { data: { userId, version, userName, mobile, roles, requestId } });
    }
    const accountPwd = await hashPassword(password);
    const person = { accountNo, userName, mobile, accountType, supplierId: values.supplierId, roles };
    return post('/api/OpsStaff/Add', { data: { ...person, accountPwd, requestId } });
  });

  async function submit(values: StaffForm) {
    await send(values).finally(() => void refreshStaff());
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
      {isNew && (
        <>
          {!isBySupplier && supplierId === undefined && (
            <SelectField<StaffForm> name="accountType" label="账号类型" isRequired>
              {types.map((type) => (
                <option key={type} value={type}>
                  {staffTypeTexts[type]}
                </option>
              ))}
            </SelectField>
          )}
          {!isBySupplier && supplierId === undefined && accountType === staffTypes.supplier && <SupplierField />}
          <TextField<StaffForm> name="accountNo" label="登录账号" isRequired maxLength={20} help="保存后不能修改" />
        </>
      )}
      <TextField<StaffForm> name="userName" label="姓名" isRequired maxLength={20} />
      <TextField<StaffForm>
        name="mobile"
        label="手机号"
        isRequired={isNew}
        inputMode="tel"
        maxLength={20}
        disabled={held?.isSelf}
        {...(held && { placeholder: held.mobile, help: held.isSelf ? ownMobileByOthers : '留空则不修改' })}
      />
      <RoleChoices form={form} />
    </FormDialog>
  );
}

function SupplierField() {
  const { data: suppliers = [] } = useQuery(suppliersQuery());
  return (
    <SelectField<StaffForm> name="supplierId" label="所属供应商" isRequired>
      <option value="">请选择供应商</option>
      {suppliers.map((one) => (
        <option key={one.supplierId} value={one.supplierId}>
          {one.supplierName}
        </option>
      ))}
    </SelectField>
  );
}

/** The roles for this kind of account; those beyond the caller's own permissions cannot be given. */
function RoleChoices({ form }: { form: ReturnType<typeof useForm<StaffForm>> }) {
  const { data: roles = [] } = useQuery(rolesQuery());
  const values = useValues(form);
  const accountType = typeOf(values.accountType);
  const choices = roles.filter((role) => role.accountType === accountType);
  return (
    <div className={styles.wide}>
      <Choices
        label="角色"
        isRequired
        help="可选多个，权限取并集；超出您自己权限的角色不能授予"
        error={form.faults.roles}
        choices={choices.map(({ roleId, roleName, isGrantable }) => ({
          key: roleId,
          label: roleName,
          disabled: !isGrantable,
        }))}
        chosen={values.roles.filter((role) => choices.some(({ roleId }) => roleId === role))}
        onChange={(chosen) => form.set({ roles: [...chosen] })}
      />
    </div>
  );
}
