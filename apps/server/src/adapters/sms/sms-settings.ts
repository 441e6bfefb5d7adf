import { isOptionalNotice, smsNoticeNames } from '@jicai/domain/sms/sms-notices.ts';
import { templateField } from '@jicai/domain/sms/sms-services.ts';
import { z } from 'zod';

const zText = z.string().min(1);
const templates = Object.fromEntries(
  smsNoticeNames.map((notice) => [templateField(notice), isOptionalNotice(notice) ? z.string().optional() : zText]),
);

/** What an operator entered, as the form of smsFields names it. */
export const zAliyunSms = z.looseObject({ accessKeyId: zText, accessKeySecret: zText, signName: zText, ...templates });
export const zTencentSms = z.looseObject({
  secretId: zText,
  secretKey: zText,
  sdkAppId: zText,
  signName: zText,
  ...templates,
});
export type AliyunSms = z.infer<typeof zAliyunSms>;
export type TencentSms = z.infer<typeof zTencentSms>;
