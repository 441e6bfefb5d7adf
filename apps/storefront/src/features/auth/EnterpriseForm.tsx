import { smsScenes } from '@jicai/domain/people/sms-codes.ts';
import { IconCircleCheck } from '@jicai/ui/icons/icons.tsx';
import { IconDeviceMobile, IconMail } from '@jicai/ui/icons/page-icons.tsx';
import { Form } from '@jicai/web/form/Form.tsx';
import { type FormOf, useValues } from '@jicai/web/form/use-form.ts';
import { AccountFields } from './AccountFields.tsx';
import { AuthField } from '@jicai/web/sign-in/AuthField.tsx';
import styles from './AuthFrame.module.css';
import { AuthSubmit } from '@jicai/web/sign-in/AuthSubmit.tsx';
import { ConsentChecks } from './ConsentChecks.tsx';
import { EnterpriseFields } from './EnterpriseFields.tsx';
import { LicensePicker } from './LicensePicker.tsx';
import { ReachFields } from './ReachFields.tsx';
import type { ReachWay } from './send-code.ts';
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
  const { by } = useValues(form);
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
  const changeReach = () => {
    license.remove();
    ticket.dropTicket();
  };
  return (
    <Form form={form} isReady={isReady} onSubmit={submit}>
      <h2 className={styles.group}>企业信息</h2>
      <EnterpriseFields />
      <h2 className={styles.group}>{proofs[by].title}与营业执照</h2>
      {ticket.ticket ? (
        <ProvedReach by={by} value={form.getValues(by)} onChange={changeReach} />
      ) : (
        <ReachFields scene={smsScenes.register} />
      )}
      <LicensePicker state={license} />
      <h2 className={styles.group}>登录账号</h2>
      <AccountFields />
      <ConsentChecks consents={consents} />
      <AuthSubmit>提交审核</AuthSubmit>
    </Form>
  );
}

const proofs = {
  mobile: { title: '手机验证', name: '手机号', Icon: IconDeviceMobile },
  email: { title: '邮箱验证', name: '邮箱', Icon: IconMail },
} as const;

/** What is proved can only be exchanged for another. */
function ProvedReach({ by, value, onChange }: { by: ReachWay; value: string; onChange: () => void }) {
  const { name, Icon } = proofs[by];
  return (
    <>
      <AuthField label={name} Icon={Icon} value={value} readOnly />
      <p className={styles.proved}>
        <IconCircleCheck size={18} />
        {name}已验证
        <button type="button" onClick={onChange}>
          换一个{name}
        </button>
      </p>
    </>
  );
}
