import { smsScenes } from '@jicai/domain/people/sms-codes.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { checkProof, emptyProof, PasswordField, type Proof, ReachOf } from '../auth/index.ts';
import { hashPassword } from '@jicai/web/session/hash-password.ts';
import { refreshUserInfo } from '../../app/user-info.queries.ts';

interface ReachForm extends Proof {
  accountPwd: string;
}

const names = { mobile: '手机号', email: '邮箱' } as const;
const scene = { mobile: smsScenes.changeMobile, email: smsScenes.bindMail } as const;

/** 更换手机号, 绑定邮箱: a code to the new one and the password prove that it is one's own. */
export function ReachDialog({
  by,
  isBound,
  onClose,
}: {
  by: keyof typeof names;
  isBound: boolean;
  onClose: () => void;
}) {
  const name = names[by];
  const act = isBound ? '更换' : '绑定';
  const form = useForm<ReachForm>(
    { ...emptyProof, by, accountPwd: '' },
    (values) => ({
      ...checkProof(values),
      accountPwd: values.accountPwd === '' ? '请输入密码' : undefined,
    }),
    { fieldOfCode: { '1005': 'smsCode', '1016': 'email' } },
  );
  async function submit({ mobile, email, smsCode, accountPwd }: ReachForm) {
    const data = { smsCode, accountPwd: await hashPassword(accountPwd), requestId: newRequestId() };
    if (by === 'mobile') await post('/api/Account/EditMobile', { data: { ...data, mobile } });
    else await post('/api/Account/EditEmail', { data: { ...data, email } });
    toast.ok(`${name}已${act}`);
    void refreshUserInfo();
    onClose();
  }
  return (
    <FormDialog form={form} title={act + name} action={act} layout="own" onClose={onClose} onSubmit={submit}>
      <ReachOf
        by={by}
        label={isBound ? `新${name}` : name}
        placeholder={`请输入${isBound ? '新' : ''}${name}`}
        scene={scene}
      />
      <PasswordField
        label="登录密码"
        placeholder="请输入登录密码"
        autoComplete="current-password"
        {...form.field('accountPwd')}
      />
    </FormDialog>
  );
}
