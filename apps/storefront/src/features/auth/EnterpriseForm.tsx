import { Button } from '@jicai/ui/Button.tsx';
import { AccountFields } from './AccountFields.tsx';
import styles from './AuthFrame.module.css';
import { ConsentChecks } from './ConsentChecks.tsx';
import { EnterpriseFields } from './EnterpriseFields.tsx';
import { LicensePicker } from './LicensePicker.tsx';
import { MobileFields } from './MobileFields.tsx';
import { type RegisterField, submitted } from './register-form.ts';
import type { Consents } from './use-consents.ts';
import type { Form } from './use-form.ts';
import { useLicense } from './use-license.ts';
import { useEnterpriseRegister } from './use-register.ts';
import { useTicket } from './use-ticket.ts';

/** 企业注册: waits for the shop's review. */
export function EnterpriseForm({
  form,
  consents,
  onSent,
}: {
  form: Form<RegisterField>;
  consents: Consents;
  onSent: () => void;
}) {
  const ticket = useTicket(form);
  const license = useLicense(undefined, ticket);
  const { register, isPending, problem } = useEnterpriseRegister(form, { consents, license, ticket, onSent });
  const isReady = () => {
    const isAgreed = consents.isGiven();
    const hasLicense = license.license !== undefined;
    if (!hasLicense) license.setError('请上传营业执照');
    const fields = ticket.ticket ? submitted.provedEnterprise : submitted.enterprise;
    return form.isValid([...fields]) && hasLicense && isAgreed;
  };
  const changeMobile = () => {
    license.remove();
    ticket.dropTicket();
  };
  return (
    <form
      id={form.formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady()) register();
      }}
    >
      <h2 className={styles.group}>企业信息</h2>
      <EnterpriseFields form={form} />
      <h2 className={styles.group}>手机验证与营业执照</h2>
      <MobileFields form={form} onChange={ticket.ticket ? changeMobile : undefined} />
      <LicensePicker state={license} />
      <h2 className={styles.group}>登录账号</h2>
      <AccountFields form={form} />
      <ConsentChecks consents={consents} />
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" look="fill" size="lg" className={styles.submit} isBusy={isPending}>
        提交审核
      </Button>
    </form>
  );
}
