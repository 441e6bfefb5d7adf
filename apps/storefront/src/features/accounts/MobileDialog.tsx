import { smsScenes } from '@jicai/domain/people/sms-codes.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { checkProof, emptyProof, MobileFields, type MobileProof, PasswordField } from '../auth/index.ts';
import { hashPassword } from '@jicai/web/session/hash-password.ts';
import { refreshUserInfo } from '../../app/user-info.queries.ts';

interface MobileForm extends MobileProof {
  accountPwd: string;
}

/** 更换手机号: a code to the new number and the password prove that it is one's own. */
export function MobileDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<MobileForm>({ ...emptyProof, accountPwd: '' }, (values) => ({
    ...checkProof(values),
    accountPwd: values.accountPwd === '' ? '请输入密码' : undefined,
  }));
  async function submit({ mobile, smsCode, accountPwd }: MobileForm) {
    const data = { mobile, smsCode, accountPwd: await hashPassword(accountPwd), requestId: newRequestId() };
    await post('/api/Account/EditMobile', { data });
    toast.ok('手机号已更换');
    void refreshUserInfo();
    onClose();
  }
  return (
    <FormDialog form={form} title="更换手机号" action="更换" layout="own" onClose={onClose} onSubmit={submit}>
      <MobileFields label="新手机号" placeholder="请输入新手机号" scene={smsScenes.changeMobile} />
      <PasswordField
        label="登录密码"
        placeholder="请输入登录密码"
        autoComplete="current-password"
        {...form.field('accountPwd')}
      />
    </FormDialog>
  );
}
