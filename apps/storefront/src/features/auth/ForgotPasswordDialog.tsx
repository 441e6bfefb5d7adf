import { smsScenes } from '@jicai/domain/people/sms-codes.ts';
import { confirmedPassword, newPassword } from '@jicai/domain/people/account-form.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { post } from '@jicai/web/call/post.ts';
import { PasswordField } from '@jicai/web/sign-in/AuthField.tsx';
import { hashPassword } from '@jicai/web/session/hash-password.ts';
import { ReachFields } from './ReachFields.tsx';
import { checkProof, emptyProof, type Proof, proofBody } from './send-code.ts';

interface ForgotForm extends Proof {
  password: string;
  confirmPwd: string;
}

const check = (values: ForgotForm) => ({
  ...checkProof(values),
  password: values.password ? newPassword(values.password, '') : '请输入新密码',
  confirmPwd: values.confirmPwd ? confirmedPassword(values.confirmPwd, values.password) : '请再次输入新密码',
});

/** 忘记密码: a new password by the code sent to mobile or mailbox; every session of the account ends. */
export function ForgotPasswordDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<ForgotForm>({ ...emptyProof, password: '', confirmPwd: '' }, check, {
    fieldOfCode: { '1005': 'smsCode', '1010': 'password' },
  });
  async function submit({ password, ...proof }: ForgotForm) {
    await post('/api/Account/ResetPwd', { data: { ...proofBody(proof), newPwd: await hashPassword(password) } });
    toast.ok('密码已重置，请用新密码登录');
    onClose();
  }
  return (
    <FormDialog form={form} title="找回密码" action="重置密码" layout="own" onClose={onClose} onSubmit={submit}>
      <ReachFields
        placeholders={{ mobile: '请输入注册时的手机号', email: '请输入账号绑定的邮箱' }}
        scene={smsScenes.resetPassword}
      />
      <PasswordField
        label="新密码"
        placeholder="8-20位，字母、数字、符号至少三种"
        autoComplete="new-password"
        {...form.field('password')}
      />
      <PasswordField
        label="再次输入新密码"
        placeholder="请再次输入新密码"
        autoComplete="new-password"
        {...form.field('confirmPwd')}
      />
    </FormDialog>
  );
}
