import { email } from '@jicai/domain/people/account-form.ts';
import { filled, tidyCode } from '@jicai/domain/forms/text.ts';
import { IconUser } from '@jicai/ui/icons/icons.tsx';
import { post } from '@jicai/web/call/post.ts';
import { Form } from '@jicai/web/form/Form.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { AuthField } from '@jicai/web/sign-in/AuthField.tsx';
import { AuthSubmit } from '@jicai/web/sign-in/AuthSubmit.tsx';
import { useSearchParams } from 'react-router';
import { safeRedirect } from '../../app/safe-redirect.ts';
import styles from './AuthFrame.module.css';

const workMail = filled('请输入工作邮箱', email);

/** 企业登录: the mailbox names the enterprise, whose own identity system proves the person (docs/domain/sign-on.md §2). */
export function SignOnLogin() {
  const [params] = useSearchParams();
  const form = useForm({ email: '' }, (values) => ({ email: workMail(tidyCode(values.email)) }));
  async function begin(values: { email: string }) {
    const returnPath = safeRedirect(params.get('redirect'));
    const { resultData } = await post('/api/Account/BeginSignOn', { data: { email: values.email, returnPath } });
    window.location.assign(resultData.url);
  }
  return (
    <Form form={form} onSubmit={begin}>
      <AuthField
        label="工作邮箱"
        Icon={IconUser}
        placeholder="name@company.com"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        {...form.field('email')}
      />
      <p className={styles.hint}>将前往贵企业的身份系统确认身份，成功后自动回到商城。</p>
      <AuthSubmit>企业单点登录</AuthSubmit>
    </Form>
  );
}
