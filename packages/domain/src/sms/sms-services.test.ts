import { expect, test } from 'vitest';
import { smsNoticeNames, smsNotices, smsVariable } from './sms-notices.ts';
import { smsFields, smsProviders, templateField } from './sms-services.ts';

test('each provider is asked for a template of every notice, and keeps one secret', () => {
  for (const provider of smsProviders) {
    const fields = smsFields[provider].map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(smsNoticeNames.map(templateField)));
    expect(smsFields[provider].filter(({ isSecret }) => isSecret)).toHaveLength(1);
  }
});

test('a notice names exactly the variables that stand in its template, a code has one', () => {
  for (const notice of smsNoticeNames) {
    const { template, variables } = smsNotices[notice];
    expect([...template.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name)).toEqual(variables);
  }
  expect(smsNotices.code.variables).toHaveLength(1);
});

test('a variable that is too long for a provider is cut', () => {
  expect(smsVariable('营业执照照片不清晰')).toBe('营业执照照片不清晰');
  expect(smsVariable('长'.repeat(36))).toHaveLength(35);
});
