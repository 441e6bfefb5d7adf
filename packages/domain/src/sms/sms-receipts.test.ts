import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextReceiptAt, smsFailReason } from './sms-receipts.ts';

test.each([
  ['MK:0001', '空号', '空号（MK:0001）'],
  ['MOBILE_NOT_ON_SERVICE', '', '停机或空号（MOBILE_NOT_ON_SERVICE）'],
  ['', 'MN:0007', '关机或不在服务区（MN:0007）'],
  ['FAIL', '用户手机已关机', '用户手机已关机（FAIL）'],
])('%s %s lies with the receiver', (code, words, text) =>
  expect(smsFailReason(code, words)).toEqual({ text, isOfReceiver: true }),
);

test.each([
  ['CONTENT_KEYWORD', '', '内容含有被拦截的关键字（CONTENT_KEYWORD）'],
  ['SP_UNKNOWN_ERROR', '运营商通道异常', '运营商通道异常（SP_UNKNOWN_ERROR）'],
  ['', 'UNDELIV', '运营商没有送达（UNDELIV）'],
  ['XA:0118', '', '服务商没有说明原因（XA:0118）'],
  ['', '', '服务商没有说明原因'],
])('%s %s may be mended by another provider', (code, words, text) =>
  expect(smsFailReason(code, words)).toEqual({ text, isOfReceiver: false }),
);

test('whatever a provider says, the reason is in Chinese', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (code, words) => /\p{Script=Han}/u.test(smsFailReason(code, words).text)),
  );
});

test('a receipt is asked for ever later, for half a day', () => {
  const sentAt = new Date('2026-11-21T02:00:00Z');
  const times: number[] = [];
  for (let asked = 0; ; asked += 1) {
    const at = nextReceiptAt(asked, sentAt);
    if (!at) break;
    times.push(at.getTime() - sentAt.getTime());
  }
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times[0]).toBe(15_000);
  expect(times.at(-1)).toBe(43_200_000);
});
