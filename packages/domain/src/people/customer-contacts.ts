import { between, lengthOf, optionally } from '../forms/text.ts';
import { email, mobile as mobileNo, personName } from './account-form.ts';
import { telephone } from './address-form.ts';

/** What somebody at a customer is asked about (docs/domain/accounts.md §14). */
export const contactDuties = {
  purchase: '采购',
  finance: '财务',
  receiving: '收货',
  technical: '技术',
  management: '负责人',
  other: '其他',
} as const;
export type ContactDuty = keyof typeof contactDuties;
export const contactDutyNames = Object.keys(contactDuties) as [ContactDuty, ...ContactDuty[]];

export const maxContacts = 30;
export const tooManyContacts = `一个客户最多保存${maxContacts}名联系人`;

/** A person to talk to, as the form holds it: tidied texts, '' for what is empty. */
export interface ContactForm {
  contactName: string;
  duty: ContactDuty;
  jobTitle: string;
  mobile: string;
  email: string;
  note: string;
}

const jobTitle = optionally(between(1, 20, '职务不能超过20个字'));
const isNumber = (value: string) => value === '' || !mobileNo(value) || !telephone(value);

/** Every fault of a contact with its field; the same on the form and on the server. */
export function contactFaults(contact: ContactForm): Partial<Record<keyof ContactForm, string>> {
  const { mobile, note } = contact;
  const faults = {
    contactName: personName(contact.contactName),
    jobTitle: jobTitle(contact.jobTitle),
    mobile: isNumber(mobile) ? undefined : '请输入正确的手机号码或固定电话',
    email: email(contact.email),
    note: lengthOf(note) > 200 ? '备注不能超过200字' : undefined,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, text]) => text !== undefined));
}

/** "许佳宁（采购经理）", or by what he is asked about where his job has no title. */
export const contactText = ({
  contactName: name,
  duty,
  jobTitle: title,
}: Omit<ContactForm, 'mobile' | 'email' | 'note'>) => `${name}（${title || contactDuties[duty]}）`;
