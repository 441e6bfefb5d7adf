import { Button } from '@jicai/ui/Button.tsx';
import { IconUser } from '@jicai/ui/icons/icons.tsx';
import { AccountFields } from './AccountFields.tsx';
import { AuthField } from './AuthField.tsx';
import styles from './AuthFrame.module.css';
import { ConsentChecks } from './ConsentChecks.tsx';
import { MobileFields } from './MobileFields.tsx';
import { type RegisterField, submitted } from './register-form.ts';
import type { Consents } from './use-consents.ts';
import type { Form } from './use-form.ts';
import { useMemberRegister } from './use-register.ts';

/** 个人注册: at once in order. */
export function MemberForm({ form, consents }: { form: Form<RegisterField>; consents: Consents }) {
  const { register, isPending, problem } = useMemberRegister(form, consents);
  return (
    <form
      id={form.formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isAgreed = consents.isGiven();
        if (form.isValid([...submitted.member]) && isAgreed) register();
      }}
    >
      <AccountFields form={form} />
      <AuthField
        label="姓名（选填）"
        Icon={IconUser}
        placeholder="2-20个字"
        autoComplete="name"
        maxLength={20}
        value={form.values.userName}
        error={form.errorOf('userName')}
        onChange={(event) => form.set('userName', event.target.value)}
        onBlur={() => form.leave('userName')}
      />
      <MobileFields form={form} />
      <ConsentChecks consents={consents} />
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" look="fill" size="lg" className={styles.submit} isBusy={isPending}>
        注册
      </Button>
    </form>
  );
}
