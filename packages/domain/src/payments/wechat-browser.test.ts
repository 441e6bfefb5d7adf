import { expect, test } from 'vitest';
import { isInWechat } from './wechat-browser.ts';

test.each([
  [
    'WeChat on a phone',
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.49(0x18003135)',
    true,
  ],
  [
    'WeChat on a desk',
    'Mozilla/5.0 (Windows NT 10.0) Chrome/116.0 Safari/537.36 MicroMessenger/7.0.20 WindowsWechat',
    true,
  ],
  ['企业微信', 'Mozilla/5.0 (iPhone) Mobile/15E148 wxwork/4.1.30 MicroMessenger/7.0.1', false],
  ['a browser', 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36', false],
])('%s', (_name, userAgent, isInside) => {
  expect(isInWechat(userAgent)).toBe(isInside);
});
