import type { SignOnModel } from '@jicai/contract/people/sign-on.ts';
import {
  signOnAdmissions,
  signOnAdmissionTexts,
  signOnFields,
  signOnKinds,
  signOnKindTexts,
} from '@jicai/domain/people/sign-on.ts';
import { CheckField, SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { useFormOf } from '@jicai/web/form/Form.tsx';
import { useWatch } from 'react-hook-form';
import styles from './SignOnSettings.module.css';
import { keptOf, type SignOnForm } from './sign-on-form.ts';

/** The fields of a connection: the identity system, whom it is for, and what becomes of strangers. */
export function SignOnFields({ model }: { model: SignOnModel }) {
  const { control } = useFormOf<SignOnForm>();
  const [kind, admission] = useWatch({ control, name: ['kind', 'admission'] });
  const kept = keptOf(kind, model);
  return (
    <div className={styles.fields}>
      <TextField<SignOnForm>
        name="name"
        label="显示名称"
        isRequired
        maxLength={20}
        help="例如“华东精密统一身份”，登录时显示"
      />
      <SelectField<SignOnForm> name="kind" label="身份系统">
        {signOnKinds.map((one) => (
          <option key={one} value={one}>
            {signOnKindTexts[one]}
          </option>
        ))}
      </SelectField>
      {signOnFields[kind].map(({ field, label, help, isSecret, isRequired }) => {
        const isKept = kept.includes(field);
        return (
          <TextField<SignOnForm>
            key={field}
            name={field}
            label={label}
            isRequired={isRequired && !isKept}
            maxLength={500}
            help={isKept ? '已保存，留空则不修改' : help}
            {...(isSecret && { type: 'password', autoComplete: 'new-password' })}
          />
        );
      })}
      <TextField<SignOnForm>
        name="domains"
        label="工作邮箱的域名"
        rows={2}
        isWide
        help="员工输入工作邮箱时据此找到本企业；每行一个，如 company.com，公共邮箱不能使用"
      />
      <SelectField<SignOnForm> name="admission" label="首次登录的人">
        {signOnAdmissions.map((one) => (
          <option key={one} value={one}>
            {signOnAdmissionTexts[one]}
          </option>
        ))}
      </SelectField>
      {admission === 'create' && (
        <SelectField<SignOnForm> name="roleId" label="新成员的角色" isRequired>
          <option value="">请选择角色</option>
          {model.roles.map(({ roleId, roleName }) => (
            <option key={roleId} value={roleId}>
              {roleName}
            </option>
          ))}
        </SelectField>
      )}
      <div className={styles.checks}>
        <CheckField<SignOnForm> name="isEnabled">启用</CheckField>
        <CheckField<SignOnForm> name="isOnly">
          只允许单点登录（有“单点登录”权限的管理员仍可用密码登录，以免无法进入）
        </CheckField>
      </div>
    </div>
  );
}
