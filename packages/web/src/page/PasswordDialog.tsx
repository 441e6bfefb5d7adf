import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { post } from '../call/post.ts';
import { TextField } from '../form/fields.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { useForm } from '../form/use-form.ts';
import { passwordQuestion } from '../session/ask-password.ts';
import { hashPassword } from '../session/hash-password.ts';

interface PasswordForm {
  accountPwd: string;
}

/** The password once more before a sensitive act, which goes on when it is right. */
export function PasswordDialog() {
  const form = useForm<PasswordForm>(
    { accountPwd: '' },
    ({ accountPwd }) => ({ accountPwd: accountPwd === '' ? '请输入登录密码' : undefined }),
    { fieldOfCode: { [errorCodes.wrongOldPassword]: 'accountPwd', [errorCodes.tooOften]: 'accountPwd' } },
  );
  return (
    <FormDialog
      form={form}
      title="请再次输入登录密码"
      action="继续"
      onClose={() => passwordQuestion.answer(false)}
      onSubmit={async ({ accountPwd }) => {
        await post('/api/Account/ConfirmPwd', { data: { accountPwd: await hashPassword(accountPwd) } });
        passwordQuestion.answer(true);
      }}
    >
      <TextField<PasswordForm>
        name="accountPwd"
        label="登录密码"
        type="password"
        autoComplete="current-password"
        isRequired
        help="敏感操作需要确认是本人，15 分钟内不再询问"
      />
    </FormDialog>
  );
}
