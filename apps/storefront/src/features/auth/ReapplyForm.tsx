import type { OwnRegister } from '@jicai/contract/people/registration.ts';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Form } from '@jicai/web/form/Form.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { post } from '@jicai/web/call/post.ts';
import styles from './AuthFrame.module.css';
import { AuthSubmit } from '@jicai/web/sign-in/AuthSubmit.tsx';
import { ConsentChecks } from './ConsentChecks.tsx';
import { EnterpriseFields } from './EnterpriseFields.tsx';
import { LicensePicker } from './LicensePicker.tsx';
import { checkEnterprise, emptyEnterprise, type EnterpriseFieldsForm, enterpriseBody } from './register-form.ts';
import { useConsents } from './use-consents.ts';
import { useLicense } from './use-license.ts';

/** What was sent, as the form holds it; a county's code begins with those of its city and province. */
function formOf(sent: OwnRegister): EnterpriseFieldsForm {
  const { customerName, taxNo, contactName, areaCode, address, bankName, bankAccount } = sent;
  const codes = { provinceCode: `${areaCode.slice(0, 2)}0000`, cityCode: `${areaCode.slice(0, 4)}00`, areaCode };
  return { ...emptyEnterprise, customerName, taxNo, contactName, ...codes, address, bankName, bankAccount };
}

/** A refused registration with its reason, to be changed and sent again. */
export function ReapplyForm({
  sent,
  uploadTicket,
  onSent,
}: {
  sent: OwnRegister;
  uploadTicket: string;
  onSent: () => void;
}) {
  const form = useForm(formOf(sent), checkEnterprise, { fieldOfCode: { '1011': 'taxNo' } });
  const consents = useConsents();
  const held = { url: sent.licenseUrl, name: sent.licenseName, isPicture: sent.licenseType !== 'application/pdf' };
  const license = useLicense(held, {
    getTicket: () => Promise.resolve(uploadTicket),
    missing: '',
    dropTicket: () => {},
  });
  const isReady = () => {
    const isAgreed = consents.isGiven();
    return license.isGiven() && isAgreed;
  };
  async function submit(values: EnterpriseFieldsForm) {
    const enterprise = enterpriseBody(values, license.license?.url ?? '');
    const data = { uploadTicket, ...consents.body(), enterprise, version: sent.version };
    await post('/api/Account/EditRegister', { data });
    toast.ok('资料已重新提交，请等待审核');
    onSent();
  }
  return (
    <Form form={form} isReady={isReady} onSubmit={submit}>
      <Notice tone="danger" className={styles.waiting}>
        未通过审核：{sent.rejectReason}
      </Notice>
      <dl className={styles.facts}>
        <dt>登录账号</dt>
        <dd>{sent.accountNo}</dd>
        <dt>{sent.mobile ? '手机号' : '邮箱'}</dt>
        <dd>{sent.mobile || sent.email}</dd>
      </dl>
      <h2 className={styles.group}>企业信息</h2>
      <EnterpriseFields />
      <LicensePicker state={license} />
      <ConsentChecks consents={consents} />
      <AuthSubmit>重新提交</AuthSubmit>
    </Form>
  );
}
