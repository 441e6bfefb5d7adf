import { expect, test } from 'vitest';
import { type InvoiceTitleForm, titleTypes } from './invoice-title-form.ts';
import { changedTitleFields, loggedTitles } from './title-change.ts';

const title: InvoiceTitleForm = {
  titleType: titleTypes.company,
  titleName: '苏州新纪电子有限公司',
  taxNo: '91320505MA1XXXX42Q',
  regAddress: '',
  regTel: '',
  bankName: '工商银行苏州分行',
  bankAccount: '1102020409000123456',
  email: '',
  mobile: '13800100002',
};

test('a correction tells what it changed, and nothing that is starred elsewhere', () => {
  const after = { ...title, bankAccount: '1102020409000993456', email: 'fp@example.cn', mobile: '13900100002' };
  expect(changedTitleFields(title, after)).toEqual(['bankAccount', 'email', 'mobile']);
  expect(loggedTitles(title, after)).toEqual({
    before: { bankAccount: '**** 3456', email: '', mobile: '138****0002' },
    after: { bankAccount: '**** 3456（已更正）', email: '已填写', mobile: '139****0002' },
  });
  expect(loggedTitles(title, title)).toEqual({ before: {}, after: {} });
});
