import { smsNoticeNames, smsNotices, type SmsNotice } from '@jicai/domain/sms/sms-notices.ts';
import { hasTemplate, templateField } from '@jicai/domain/sms/sms-services.ts';
import { sms } from 'tencentcloud-sdk-nodejs-sms';
import type { PullSmsSendStatus } from 'tencentcloud-sdk-nodejs-sms/tencentcloud/services/sms/v20210111/sms_models.js';
import { type NoticeTemplate, SmsFault, type SmsReceipt, type SmsService, type TemplateState } from './sms.ts';
import type { TencentSms } from './sms-settings.ts';

const timeoutS = 10;
const states: Readonly<Record<number, TemplateState>> = { [-1]: 'refused', 0: 'approved', 1: 'waiting' };

/** Tencent Cloud's SMS 2021-01-11: SendSms, PullSmsSendStatusByPhoneNumber and DescribeSmsTemplateList. */
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
      return { messageNo: status.SerialNo ?? '' };
    },
    readReceipt: async ({ messageNo, mobile, sentAt, now }) => {
      const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
      const { PullSmsSendStatusSet: found } = await client
        .PullSmsSendStatusByPhoneNumber({
          SmsSdkAppId: settings.sdkAppId,
          PhoneNumber: `+86${mobile}`,
          // The vendor's clock may be a little behind ours.
          BeginTime: seconds(sentAt) - 60,
          EndTime: seconds(now) + 60,
          Offset: 0,
          Limit: 100,
        })
        .catch((error: unknown) => {
          throw asFault(error);
        });
      return receiptOf(found?.find(({ SerialNo }) => SerialNo === messageNo));
    },
    readTemplates: async () => {
      const notices = smsNoticeNames.filter((notice) => hasTemplate(settings, notice));
      const ids = notices.map((notice) => Number(templateOf(notice)));
      const { DescribeTemplateStatusSet: found } = await client
        .DescribeSmsTemplateList({ International: 0, TemplateIdSet: ids })
        .catch((error: unknown) => {
          throw asFault(error);
        });
      return notices.map((notice): NoticeTemplate => {
        const template = found?.find(({ TemplateId }) => TemplateId === Number(templateOf(notice)));
        const state = template ? (states[Number(template.StatusCode)] ?? 'refused') : 'unknown';
        return { notice, state, content: template?.TemplateContent ?? '' };
      });
    },
  };
}

function receiptOf(status: PullSmsSendStatus | undefined): SmsReceipt {
  const { ReportStatus: state, Description: text = '', UserReceiveTime: seconds } = status ?? {};
  if (state === 'SUCCESS') return { state: 'delivered', at: seconds ? new Date(seconds * 1000) : undefined };
  if (state === 'FAIL') return { state: 'failed', code: '', text: text.slice(0, 200) };
  return { state: 'sent' };
}

function asFault(error: unknown): SmsFault {
  const { code, message } = error as { code?: string; message?: string };
  return new SmsFault(code ? `${code}：${message ?? ''}` : 'unreachable');
}
