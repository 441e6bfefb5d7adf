import { confirmedPassword, newPassword } from '@jicai/domain/people/account-form.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { useState } from 'react';
import { post } from '../call/post.ts';
import { newRequestId } from '../call/request-id.ts';
import { TextField } from '../form/fields.tsx';
import { Form } from '../form/Form.tsx';
import { Problem } from '../form/FormDialog.tsx';
import type { Faults } from '../form/refused-fields.ts';
import { useForm } from '../form/use-form.ts';
import { hashPassword } from '../session/hash-password.ts';
import { renewToken } from '../session/session.ts';
import styles from './PasswordForm.module.css';

interface PwdForm {
  oldPwd: string;
  newPwd: string;
  confirmPwd: string;
}
/** The field that a refusal speaks of. */
const fieldOfCode = { '1008': 'oldPwd', '1009': 'newPwd', '1010': 'newPwd' } as const;

function checkPwd({ oldPwd, newPwd, confirmPwd }: PwdForm, accountNo: string): Faults<PwdForm> {
  const faults: Faults<PwdForm> = {};
  if (oldPwd === '') faults.oldPwd = '请输入密码';
  const fault = newPwd !== '' && newPwd === oldPwd ? '新密码不能与原密码相同' : newPassword(newPwd, accountNo);
  if (fault) faults.newPwd = fault;
  const other = confirmedPassword(confirmPwd, newPwd);
  if (other) faults.confirmPwd = other;
  return faults;
}

/** A new password of one's own; every other session of the account ends, and this one goes on with a new token. */
export function PasswordForm({ accountNo, onChanged }: { accountNo: string; onChanged: () => void }) {
  const form = useForm<PwdForm>({ oldPwd: '', newPwd: '', confirmPwd: '' }, (all) => checkPwd(all, accountNo), {
    fieldOfCode,
  });
  const [isShown, setIsShown] = useState(false);

  async function submit(values: PwdForm) {
    const [oldPwd, newPwd] = await Promise.all([hashPassword(values.oldPwd), hashPassword(values.newPwd)]);
    const { resultData } = await post('/api/Account/RevisePwd', {
      data: { oldPwd, newPwd, requestId: newRequestId() },
    });
    renewToken(resultData.token);
    toast.ok('密码已修改，其他设备需要重新登录');
    onChanged();
  }

  const password = { isRequired: true, type: isShown ? 'text' : 'password', maxLength: 64 };
  return (
    <Form form={form} className={styles.form} onSubmit={submit}>
      <Problem text={form.problem} />
      <TextField<PwdForm> name="oldPwd" label="原密码" autoComplete="current-password" {...password} />
      <TextField<PwdForm> name="newPwd" label="新密码" help={rule} autoComplete="new-password" {...password} />
      <TextField<PwdForm> name="confirmPwd" label="再次输入新密码" autoComplete="new-password" {...password} />
      <Checkbox isChecked={isShown} onChange={setIsShown}>
        显示密码
      </Checkbox>
      <Button type="submit" look="fill" className={styles.save} isBusy={form.isBusy}>
        修改密码
      </Button>
    </Form>
  );
}

const rule = '8-20位，包含大写字母、小写字母、数字、符号中的至少三种';
