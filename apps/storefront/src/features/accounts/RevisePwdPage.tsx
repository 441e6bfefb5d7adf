import { confirmedPassword, newPassword } from '@jicai/domain/people/account-form.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { TextField } from '@jicai/web/form/fields.tsx';
import { Form } from '@jicai/web/form/Form.tsx';
import { Problem } from '@jicai/web/form/FormDialog.tsx';
import type { Faults } from '@jicai/web/form/refused-fields.ts';
import { useForm } from '@jicai/web/form/use-form.ts';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { renewToken } from '@jicai/web/session/session.ts';
import { hashPassword } from '@jicai/web/session/hash-password.ts';
import styles from './UserInfoPage.module.css';
import { refreshUserInfo, userInfoQuery } from '../../app/user-info.queries.ts';

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

/** /center/kamUser/revisePwd: a new password; every other session of the account ends. */
export function RevisePwdPage() {
  const { data: user } = useQuery(userInfoQuery());
  const navigate = useNavigate();
  const form = useForm<PwdForm>(
    { oldPwd: '', newPwd: '', confirmPwd: '' },
    (all) => checkPwd(all, user?.accountNo ?? ''),
    { fieldOfCode },
  );
  const [isShown, setIsShown] = useState(false);

  async function submit(values: PwdForm) {
    const [oldPwd, newPwd] = await Promise.all([hashPassword(values.oldPwd), hashPassword(values.newPwd)]);
    const { resultData } = await post('/api/Account/RevisePwd', {
      data: { oldPwd, newPwd, requestId: newRequestId() },
    });
    renewToken(resultData.token);
    void refreshUserInfo();
    toast.ok('密码已修改，其他设备需要重新登录');
    void navigate('/center/kamUser/userInfo');
  }

  const password = { isRequired: true, type: isShown ? 'text' : 'password', maxLength: 64 };
  return (
    <>
      <PageHead title="修改密码" />
      <Card title="设置新密码">
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
      </Card>
    </>
  );
}

const rule = '8-20位，包含大写字母、小写字母、数字、符号中的至少三种';
