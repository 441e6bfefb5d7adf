import { confirmedPassword, newPassword } from '@jicai/domain/validation/account.ts';
import { Button } from '@jicai/ui/Button.tsx';
import { Card } from '@jicai/ui/Card.tsx';
import { Checkbox } from '@jicai/ui/Checkbox.tsx';
import { Field } from '@jicai/ui/Field.tsx';
import { Notice } from '@jicai/ui/Notice.tsx';
import { toast } from '@jicai/ui/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Refusal } from '../../app/faults.ts';
import { post } from '../../app/post.ts';
import { newRequestId } from '../../app/request-id.ts';
import { renewToken } from '../../app/session.ts';
import { Form } from '../../app/Form.tsx';
import { type Faults, useForm } from '../../app/use-form.ts';
import { hashPassword } from '../auth/hash-password.ts';
import styles from './UserInfoPage.module.css';
import { userInfoQuery } from './user-info.queries.ts';

interface PwdForm {
  oldPwd: string;
  newPwd: string;
  confirmPwd: string;
}
/** Refusals that belong to a field. */
const refusedField: Partial<Record<string, keyof PwdForm>> = { '1008': 'oldPwd', '1009': 'newPwd', '1010': 'newPwd' };

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
  const { form, values, faults, set, leave, isReady, refuse } = useForm<PwdForm>(
    { oldPwd: '', newPwd: '', confirmPwd: '' },
    (all) => checkPwd(all, user?.accountNo ?? ''),
  );
  const [isShown, setIsShown] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');

  async function submit() {
    if (!isReady()) return;
    setIsBusy(true);
    setRefusal('');
    try {
      const [oldPwd, newPwd] = await Promise.all([hashPassword(values.oldPwd), hashPassword(values.newPwd)]);
      const { resultData } = await post('/api/Account/RevisePwd', {
        data: { oldPwd, newPwd, requestId: newRequestId() },
      });
      renewToken(resultData.token);
      toast.ok('密码已修改，其他设备需要重新登录');
      void navigate('/center/kamUser/userInfo');
    } catch (error) {
      if (error instanceof Refusal && error.code !== '2') showRefusal(error);
    } finally {
      setIsBusy(false);
    }
  }

  function showRefusal(error: Refusal) {
    const field = refusedField[error.code];
    const named = field ? new Refusal(error.code, error.message, [{ field, msg: error.message }]) : error;
    if (!refuse(named)) setRefusal(error.message);
  }

  const password = (name: keyof PwdForm, autoComplete: string) => (
    <Field label={labels[name]} isRequired error={faults[name]} help={name === 'newPwd' ? rule : undefined}>
      {(control) => (
        <input
          {...control}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          maxLength={64}
          value={values[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      <h1 className={styles.title}>修改密码</h1>
      <Card title="设置新密码">
        <Form ref={form} className={styles.form} onLeave={leave} onSubmit={submit}>
          {refusal && <Notice tone="danger">{refusal}</Notice>}
          {password('oldPwd', 'current-password')}
          {password('newPwd', 'new-password')}
          {password('confirmPwd', 'new-password')}
          <Checkbox isChecked={isShown} onChange={setIsShown}>
            显示密码
          </Checkbox>
          <Button type="submit" look="fill" className={styles.save} isBusy={isBusy}>
            修改密码
          </Button>
        </Form>
      </Card>
    </>
  );
}

const labels: Record<keyof PwdForm, string> = { oldPwd: '原密码', newPwd: '新密码', confirmPwd: '再次输入新密码' };
const rule = '8-20位，包含大写字母、小写字母、数字、符号中的至少三种';
