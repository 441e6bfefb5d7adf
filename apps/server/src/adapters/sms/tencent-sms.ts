import { smsNoticeNames, smsNotices, type SmsNotice } from '@jicai/domain/sms/sms-notices.ts';
import { templateField } from '@jicai/domain/sms/sms-services.ts';
import { sms } from 'tencentcloud-sdk-nodejs-sms';
import { type NoticeTemplate, SmsFault, type SmsService, type TemplateState } from './sms.ts';
import type { TencentSms } from './sms-settings.ts';

const timeoutS = 10;
const states: Readonly<Record<number, TemplateState>> = { [-1]: 'refused', 0: 'approved', 1: 'waiting' };

/** Tencent Cloud's SMS 2021-01-11: SendSms and DescribeSmsTemplateList. */
export function createTencentSms(settings: TencentSms, endpoint: string): SmsService {
  const { protocol, host } = new URL(endpoint);
  const client = new sms.v20210111.Client({
    credential: { secretId: settings.secretId, secretKey: settings.secretKey },
    region: 'ap-guangzhou',
    profile: { httpProfile: { protocol: `${protocol}//`, endpoint: host, reqTimeout: timeoutS } },
  });
  const templateOf = (notice: SmsNotice) => String(settings[templateField(notice)]);
  return {
    send: async ({ mobile, notice, variables }) => {
      const { SendStatusSet } = await client
        .SendSms({
          SmsSdkAppId: settings.sdkAppId,
          SignName: settings.signName,
          TemplateId: templateOf(notice),
          PhoneNumberSet: [`+86${mobile}`],
          TemplateParamSet: smsNotices[notice].variables.map((name) => variables[name] ?? ''),
        })
        .catch((error: unknown) => {
          throw asFault(error);
        });
      const status = SendStatusSet?.[0];
      if (status?.Code !== 'Ok') throw new SmsFault(`${status?.Code ?? 'empty answer'}：${status?.Message ?? ''}`);
    },
    readTemplates: async () => {
      const ids = smsNoticeNames.map((notice) => Number(templateOf(notice)));
      const { DescribeTemplateStatusSet: found } = await client
        .DescribeSmsTemplateList({ International: 0, TemplateIdSet: ids })
        .catch((error: unknown) => {
          throw asFault(error);
        });
      return smsNoticeNames.map((notice): NoticeTemplate => {
        const template = found?.find(({ TemplateId }) => TemplateId === Number(templateOf(notice)));
        const state = template ? (states[Number(template.StatusCode)] ?? 'refused') : 'unknown';
        return { notice, state, content: template?.TemplateContent ?? '' };
      });
    },
  };
}

function asFault(error: unknown): SmsFault {
  const { code, message } = error as { code?: string; message?: string };
  return new SmsFault(code ? `${code}：${message ?? ''}` : 'unreachable');
}
