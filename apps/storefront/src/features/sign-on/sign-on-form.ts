import type { SignOnModel } from '@jicai/contract/people/sign-on.ts';
import {
  mailDomain,
  mostSignOnDomains,
  type SignOnAdmission,
  signOnFields,
  type SignOnKind,
  signOnName,
} from '@jicai/domain/people/sign-on.ts';
import { providerFaults } from '@jicai/domain/shop-side/provider-form.ts';

/** What is typed of a connection; `domains` with spaces or lines between, the fields of every kind beside the others. */
export interface SignOnForm {
  kind: SignOnKind;
  name: string;
  isEnabled: boolean;
  isOnly: boolean;
  admission: SignOnAdmission;
  roleId: string;
  domains: string;
  [field: string]: string | boolean;
}

const fieldNames = [...new Set(Object.values(signOnFields).flatMap((fields) => fields.map(({ field }) => field)))];
export const secretNames = [
  ...new Set(
    Object.values(signOnFields).flatMap((fields) => fields.flatMap((one) => (one.isSecret ? [one.field] : []))),
  ),
];

export const formOf = (model: SignOnModel): SignOnForm => {
  const { kind, name, isEnabled, isOnly, admission, roleId, domains, values } = model;
  return {
    ...Object.fromEntries(fieldNames.map((field) => [field, values[field] ?? ''])),
    kind,
    name,
    isEnabled,
    isOnly,
    admission,
    roleId,
    domains: domains.map(({ domain }) => domain).join('\n'),
  };
};

export const domainsOf = (typed: string): string[] =>
  typed
    .toLowerCase()
    .split(/[\s,;，；、]+/)
    .filter(Boolean);

const valuesOf = (form: SignOnForm): Record<string, string> =>
  Object.fromEntries(signOnFields[form.kind].map(({ field }) => [field, String(form[field] ?? '')]));

/** Secrets that are there, of the kind that is chosen. */
export const keptOf = (kind: SignOnKind, model: SignOnModel): string[] =>
  kind === model.kind ? model.keptSecrets : [];

/** What is wrong with it, by field. */
export function signOnFaults(form: SignOnForm, model: SignOnModel): Record<string, string | undefined> {
  const domains = domainsOf(form.domains);
  const [fault] = domains.flatMap((domain) => {
    const text = mailDomain(domain);
    return text ? [`${domain}：${text}`] : [];
  });
  return {
    name: signOnName(form.name.trim()),
    domains: domains.length > mostSignOnDomains ? `域名最多${mostSignOnDomains}个` : fault,
    roleId: form.admission === 'create' && form.roleId === '' ? '请选择新成员的角色' : undefined,
    ...providerFaults(signOnFields[form.kind], valuesOf(form), keptOf(form.kind, model)),
  };
}

/** As the server takes it. */
export const signOnData = (form: SignOnForm, { version }: SignOnModel) => ({
  kind: form.kind,
  name: form.name,
  isEnabled: form.isEnabled,
  isOnly: form.isOnly,
  admission: form.admission,
  roleId: form.admission === 'create' ? form.roleId : undefined,
  domains: domainsOf(form.domains),
  values: valuesOf(form),
  version,
});
