import { maskedEmail, maskedMobile } from '@jicai/domain/people/privacy.ts';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Tabs } from '@jicai/ui/layout/Tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useForm } from '@jicai/web/form/use-form.ts';
import { useShopName } from '../../app/layouts/Logo.tsx';
import { paths } from '../../app/paths.ts';
import { useTemplate } from '../../app/template.ts';
import { AuthFrame } from './AuthFrame.tsx';
import styles from './AuthFrame.module.css';
import { EnterpriseForm } from './EnterpriseForm.tsx';
import { MemberForm } from './MemberForm.tsx';
import { Reapply } from './Reapply.tsx';
import { checkRegister, emptyRegister, fieldOfCode } from './register-form.ts';
import { registerWaysQuery } from './register.queries.ts';
import { proofBody } from './send-code.ts';
import { RegisterWaiting } from './RegisterWaiting.tsx';
import { useConsents } from './use-consents.ts';
import type { RegisterPlace } from './use-ticket.ts';

const kinds = {
  member: { key: 'member', label: '个人注册' },
  enterprise: { key: 'enterprise', label: '企业注册' },
} as const;
type Kind = keyof typeof kinds;
/** What the shop is for comes first (docs/domain/accounts.md §3). */
const kindsOf = (isBusiness: boolean): readonly Kind[] =>
  isBusiness ? ['enterprise', 'member'] : ['member', 'enterprise'];

/** /register: members and enterprises; with a ticket in the history state the registration that was sent before. */
export function RegisterPage() {
  const place = useLocation().state as Partial<RegisterPlace> | null;
  if (place?.uploadTicket) return <Reapply key={place.uploadTicket} uploadTicket={place.uploadTicket} />;
  return <NewRegister />;
}

/** Both kinds share the form, so that nothing is typed twice by who chose the wrong one. */
function NewRegister() {
  const { name } = useShopName();
  const { search } = useLocation();
  const [params, setParams] = useSearchParams();
  const order = kindsOf(useTemplate(({ isBusiness }) => isBusiness));
  const isEnterprise = (order.find((kind) => kind === params.get('type')) ?? order[0]) === 'enterprise';
  const form = useForm(emptyRegister, (values) => checkRegister(values, isEnterprise), { fieldOfCode });
  const consents = useConsents();
  const [isSent, setIsSent] = useState(false);
  const panelId = useId();
  const { data: ways } = useQuery(registerWaysQuery());
  const choose = (kind: Kind) => {
    const next = new URLSearchParams(params);
    if (kind !== order[0]) next.set('type', kind);
    else next.delete('type');
    // What the other kind asks for is missed at its own try; it shows another picture.
    form.reset(undefined, { keepValues: true, keepErrors: true, keepTouched: true });
    form.resetField('captchaCode');
    setParams(next, { replace: true, state: { keepsScroll: true } });
  };
  if (isSent) {
    const { customerName, accountNo, ...proof } = form.getValues();
    const { mobile, email } = proofBody(proof);
    return (
      <AuthFrame title="资料已提交" hint="商城正在核对您的企业资料，通过后即可登录">
        <RegisterWaiting
          customerName={customerName}
          accountNo={accountNo}
          mobile={maskedMobile(mobile)}
          email={maskedEmail(email)}
        />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="欢迎注册" hint={isEnterprise ? `注册成为${name}企业客户，审核通过后开通` : `注册成为${name}会员`}>
      <Tabs
        className={styles.kinds}
        look="line"
        label="注册类型"
        tabs={order.map((kind) => kinds[kind])}
        current={isEnterprise ? 'enterprise' : 'member'}
        onChange={choose}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={isEnterprise ? '企业注册' : '个人注册'}>
        {ways?.canRegister === false ? (
          <Notice tone="warn">商城还没有开通短信服务，暂时不能自己注册，请联系商城客服为您开户。</Notice>
        ) : isEnterprise ? (
          <EnterpriseForm form={form} consents={consents} onSent={() => setIsSent(true)} />
        ) : (
          <MemberForm form={form} consents={consents} />
        )}
      </div>
      <p className={styles.other}>
        已有账号？{' '}
        <Link to={paths.login + search} className="hit">
          去登录
        </Link>
      </p>
    </AuthFrame>
  );
}
