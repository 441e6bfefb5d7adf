import type { SignOnModel } from '@jicai/contract/people/sign-on.ts';
import {
  mailDomain,
  mostSignOnDomains,
  type SignOnAdmission,
  signOnFields,
  signOnName,
} from '@jicai/domain/people/sign-on.ts';
import { providerFaults } from '@jicai/domain/shop-side/provider-form.ts';

/** What is typed of a connection; `domains` with spaces or lines between. The fields of the identity system stand beside the others. */
export interface SignOnForm {
  name: string;
  isEnabled: boolean;
  isOnly: boolean;
  admission: SignOnAdmission;
  roleId: string;
  domains: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export const formOf = ({ name, isEnabled, isOnly, admission, roleId, domains, values }: SignOnModel): SignOnForm => ({
  name,
  isEnabled,
  isOnly,
  admission,
  roleId,
  domains: domains.map(({ domain }) => domain).join('\n'),
  issuer: values['issuer'] ?? '',
  clientId: values['clientId'] ?? '',
  clientSecret: '',
});

export const domainsOf = (typed: string): string[] =>
  typed
    .toLowerCase()
    .split(/[\s,;，；、]+/)
    .filter(Boolean);

const valuesOf = ({ issuer, clientId, clientSecret }: SignOnForm) => ({ issuer, clientId, clientSecret });

/** What is wrong with it, by field. */
export const signOnFaults = (form: SignOnForm, { kind, keptSecrets }: SignOnModel) => {
  const domains = domainsOf(form.domains);
  const [fault] = domains.flatMap((domain) => {
    const text = mailDomain(domain);
    return text ? [`${domain}：${text}`] : [];
  });
  return {
    name: signOnName(form.name.trim()),
    domains: domains.length > mostSignOnDomains ? `域名最多${mostSignOnDomains}个` : fault,
    roleId: form.admission === 'create' && form.roleId === '' ? '请选择新成员的角色' : undefined,
    ...providerFaults(signOnFields[kind], valuesOf(form), keptSecrets),
  };
};

/** As the server takes it. */
export const signOnData = (form: SignOnForm, { kind, version }: SignOnModel) => ({
  kind,
  name: form.name,
  isEnabled: form.isEnabled,
  isOnly: form.isOnly,
  admission: form.admission,
  roleId: form.admission === 'create' ? form.roleId : undefined,
  domains: domainsOf(form.domains),
  values: valuesOf(form),
  version,
});
