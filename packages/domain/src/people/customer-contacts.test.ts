import { expect, test } from 'vitest';
import { type ContactForm, contactFaults, contactText } from './customer-contacts.ts';

const good: ContactForm = { contactName: '许佳宁', duty: 'purchase', jobTitle: '', mobile: '', email: '', note: '' };
const faultsOf = (part: Partial<ContactForm>) => Object.keys(contactFaults({ ...good, ...part }));

test('a name is enough; a number is a mobile or a landline', () => {
  expect(faultsOf({})).toEqual([]);
  for (const mobile of ['13800100002', '021-57681234', '0512-62881234-805']) expect(faultsOf({ mobile })).toEqual([]);
  for (const mobile of ['12345678901', '1380010000', '电话', '+8613800100002'])
    expect(faultsOf({ mobile })).toEqual(['mobile']);
  expect(faultsOf({ contactName: '许' })).toEqual(['contactName']);
  expect(faultsOf({ contactName: '许佳宁🙂' })).toEqual(['contactName']);
  expect(faultsOf({ email: 'nobody', note: '长'.repeat(201), jobTitle: '长'.repeat(21) })).toEqual([
    'jobTitle',
    'email',
    'note',
  ]);
});

test('somebody is called by his title, else by his duty', () => {
  expect(contactText(good)).toBe('许佳宁（采购）');
  expect(contactText({ ...good, jobTitle: '采购经理' })).toBe('许佳宁（采购经理）');
});
