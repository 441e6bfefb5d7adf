import { smsScenes } from '@jicai/domain/people/sms-codes.ts';
import { IconUser } from '@jicai/ui/icons/icons.tsx';
import { Form } from '@jicai/web/form/Form.tsx';
import type { FormOf } from '@jicai/web/form/use-form.ts';
import { AccountFields } from './AccountFields.tsx';
import { AuthField } from '@jicai/web/sign-in/AuthField.tsx';
import { AuthSubmit } from '@jicai/web/sign-in/AuthSubmit.tsx';
import { ConsentChecks } from './ConsentChecks.tsx';
import { ReachFields } from './ReachFields.tsx';
import type { RegisterForm } from './register-form.ts';
import type { Consents } from './use-consents.ts';
import { useMemberRegister } from './use-register.ts';

/** 个人注册: at once in order. */
export function MemberForm({ form, consents }: { form: FormOf<RegisterForm>; consents: Consents }) {
  const register = useMemberRegister(consents);
  return (
    <Form form={form} isReady={consents.isGiven} onSubmit={register}>
      <AccountFields />
      <AuthField
        label="姓名（选填）"
        Icon={IconUser}
        placeholder="2-20个字"
        autoComplete="name"
        maxLength={20}
        {...form.field('userName')}
      />
      <ReachFields scene={smsScenes.register} />
      <ConsentChecks consents={consents} />
      <AuthSubmit>注册</AuthSubmit>
    </Form>
  );
}
