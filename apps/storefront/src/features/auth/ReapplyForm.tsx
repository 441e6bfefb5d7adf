import type { OwnRegister } from '@jicai/contract/registration.ts';
import { Button } from '@jicai/ui/Button.tsx';
import { Notice } from '@jicai/ui/Notice.tsx';
import { toast } from '@jicai/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Refusal } from '../../app/faults.ts';
import { post } from '../../app/post.ts';
import styles from './AuthFrame.module.css';
import { ConsentChecks } from './ConsentChecks.tsx';
import { EnterpriseFields } from './EnterpriseFields.tsx';
import { LicensePicker } from './LicensePicker.tsx';
import { checkEnterprise, emptyEnterprise, type EnterpriseField, enterpriseBody } from './register-form.ts';
import { useConsents } from './use-consents.ts';
import { useForm } from './use-form.ts';
import { useLicense } from './use-license.ts';

/** What was sent, as the form holds it; a county's code begins with those of its city and province. */
function formOf(sent: OwnRegister): Record<EnterpriseField, string> {
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
  const form = useForm<EnterpriseField>(formOf(sent), checkEnterprise);
  const consents = useConsents();
  const [problem, setProblem] = useState('');
  const held = { url: sent.licenseUrl, name: sent.licenseName, isPicture: sent.licenseType !== 'application/pdf' };
  const license = useLicense(held, { getTicket: () => Promise.resolve(uploadTicket), dropTicket: () => {} });
  const send = useMutation({
    meta: { isInline: true },
    mutationFn() {
      setProblem('');
      const enterprise = enterpriseBody(form.values, license.license?.url ?? '');
      return post('/api/Account/EditRegister', {
        data: { uploadTicket, ...consents.body(), enterprise, version: sent.version },
      });
    },
    onSuccess() {
      toast.ok('资料已重新提交，请等待审核');
      onSent();
    },
    onError(error) {
      if (!(error instanceof Refusal) || form.refuseAll(error)) return;
      if (error.code === '1011') form.refuse('taxNo', error.message);
      else setProblem(error.message);
    },
  });
  const isReady = () => {
    const isAgreed = consents.isGiven();
    if (!license.license) license.setError('请上传营业执照');
    return form.isValid() && license.license !== undefined && isAgreed;
  };
  return (
    <form
      id={form.formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady()) send.mutate();
      }}
    >
      <Notice tone="danger" className={styles.waiting}>
        未通过审核：{sent.rejectReason}
      </Notice>
      <dl className={styles.facts}>
        <dt>登录账号</dt>
        <dd>{sent.accountNo}</dd>
        <dt>手机号</dt>
        <dd>{sent.mobile}</dd>
      </dl>
      <h2 className={styles.group}>企业信息</h2>
      <EnterpriseFields form={form} />
      <LicensePicker state={license} />
      <ConsentChecks consents={consents} />
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" look="fill" size="lg" className={styles.submit} isBusy={send.isPending}>
        重新提交
      </Button>
    </form>
  );
}
