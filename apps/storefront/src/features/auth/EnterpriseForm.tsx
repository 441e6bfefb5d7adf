import { IconCircleCheck } from '@jicai/ui/icons/icons.tsx';
import { IconDeviceMobile } from '@jicai/ui/icons/page-icons.tsx';
import { Form } from '@jicai/web/form/Form.tsx';
import type { FormOf } from '@jicai/web/form/use-form.ts';
import { AccountFields } from './AccountFields.tsx';
import { AuthField } from '@jicai/web/sign-in/AuthField.tsx';
import styles from './AuthFrame.module.css';
import { AuthSubmit } from '@jicai/web/sign-in/AuthSubmit.tsx';
import { ConsentChecks } from './ConsentChecks.tsx';
import { EnterpriseFields } from './EnterpriseFields.tsx';
import { LicensePicker } from './LicensePicker.tsx';
import { MobileFields } from './MobileFields.tsx';
import type { RegisterForm } from './register-form.ts';
import type { Consents } from './use-consents.ts';
import { useLicense } from './use-license.ts';
import { registerEnterprise } from './use-register.ts';
import { useTicket } from './use-ticket.ts';

/** 企业注册: waits for the shop's review. */
export function EnterpriseForm({
  form,
  consents,
  onSent,
}: {
  form: FormOf<RegisterForm>;
  consents: Consents;
  onSent: () => void;
}) {
  const ticket = useTicket(form);
  const license = useLicense(undefined, ticket);
  const isReady = () => {
    const isAgreed = consents.isGiven();
    return license.isGiven() && isAgreed;
  };
  async function submit(values: RegisterForm) {
    await registerEnterprise(values, { consents, license, ticket });
    onSent();
  }
  const changeMobile = () => {
    license.remove();
    ticket.dropTicket();
  };
  return (
    <Form form={form} isReady={isReady} onSubmit={submit}>
      <h2 className={styles.group}>企业信息</h2>
      <EnterpriseFields />
      <h2 className={styles.group}>手机验证与营业执照</h2>
      {ticket.ticket ? <ProvedMobile mobile={form.getValues('mobile')} onChange={changeMobile} /> : <MobileFields />}
      <LicensePicker state={license} />
      <h2 className={styles.group}>登录账号</h2>
      <AccountFields />
      <ConsentChecks consents={consents} />
      <AuthSubmit>提交审核</AuthSubmit>
    </Form>
  );
}

/** A mobile that is proved can only be exchanged for another. */
function ProvedMobile({ mobile, onChange }: { mobile: string; onChange: () => void }) {
  return (
    <>
      <AuthField label="手机号" Icon={IconDeviceMobile} value={mobile} readOnly />
      <p className={styles.proved}>
        <IconCircleCheck size={18} />
        手机号已验证
        <button type="button" onClick={onChange}>
          换一个手机号
        </button>
      </p>
    </>
  );
}
