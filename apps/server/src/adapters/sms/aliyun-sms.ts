import Core from '@alicloud/pop-core';
import { type SmsNotice, smsNoticeNames } from '@jicai/domain/sms/sms-notices.ts';
import { hasTemplate, templateField } from '@jicai/domain/sms/sms-services.ts';
import { fromShanghai, shanghaiDigits } from '@jicai/domain/time/shanghai-time.ts';
import { type NoticeTemplate, SmsFault, type SmsReceipt, type SmsService, type TemplateState } from './sms.ts';
import type { AliyunSms } from './sms-settings.ts';

interface Answer {
  TemplateStatus?: number;
  TemplateContent?: string;
  BizId?: string;
  SmsSendDetailDTOs?: { SmsSendDetailDTO?: SendDetail[] };
}

/** SendStatus: 1 no receipt yet, 2 failed, 3 delivered. */
interface SendDetail {
  SendStatus?: number;
  ErrCode?: string;
  ReceiveDate?: string;
}

const timeoutMs = 10_000;
const states: Readonly<Record<number, TemplateState>> = { 0: 'waiting', 1: 'approved', 2: 'refused' };

/** Aliyun's Dysmsapi 2017-05-25: SendSms, QuerySendDetails and QuerySmsTemplate. */
export function createAliyunSms(settings: AliyunSms, endpoint: string): SmsService {
  const { accessKeyId, accessKeySecret, signName } = settings;
  const client = new Core({ accessKeyId, accessKeySecret, endpoint, apiVersion: '2017-05-25' });
  const templateOf = (notice: SmsNotice) => String(settings[templateField(notice)]);
  const ask = (action: string, params: Record<string, string>) =>
    client.request<Answer>(action, params, { method: 'POST', timeout: timeoutMs }).catch((error) => {
      throw asFault(error);
    });
  const readTemplate = async (notice: SmsNotice): Promise<NoticeTemplate> => {
    const answer = await ask('QuerySmsTemplate', { TemplateCode: templateOf(notice) }).catch((error: unknown) => {
      if (error instanceof SmsFault && error.message.startsWith('isv.SMS_TEMPLATE_ILLEGAL')) return undefined;
      throw error;
    });
    const state = answer ? (states[Number(answer.TemplateStatus)] ?? 'refused') : 'unknown';
    return { notice, state, content: answer?.TemplateContent ?? '' };
  };
  return {
    send: async ({ mobile, notice, variables }) => {
      const { BizId = '' } = await ask('SendSms', {
        PhoneNumbers: mobile,
        SignName: signName,
        TemplateCode: templateOf(notice),
        TemplateParam: JSON.stringify(variables),
      });
      return { messageNo: BizId };
    },
    readReceipt: async ({ messageNo, mobile, sentAt }) => {
      const { SmsSendDetailDTOs: found } = await ask('QuerySendDetails', {
        BizId: messageNo,
        PhoneNumber: mobile,
        SendDate: shanghaiDigits(sentAt),
        PageSize: '10',
        CurrentPage: '1',
      });
      return receiptOf(found?.SmsSendDetailDTO?.[0]);
    },
    readTemplates: () =>
      Promise.all(smsNoticeNames.filter((notice) => hasTemplate(settings, notice)).map(readTemplate)),
  };
}

function receiptOf(detail: SendDetail | undefined): SmsReceipt {
  if (detail?.SendStatus === 3) return { state: 'delivered', at: fromShanghai(detail.ReceiveDate ?? '') };
  if (detail?.SendStatus === 2) return { state: 'failed', code: detail.ErrCode ?? '', text: '' };
  return { state: 'sent' };
}

/** The vendor's code and words; the library's message carries the address with its parameters, which say too much. */
function asFault(error: unknown): SmsFault {
  const { code, data, name } = error as { code?: string; data?: { Message?: string }; name?: string };
  return new SmsFault([code ?? name ?? 'unreachable', data?.Message].filter(Boolean).join('：'));
}
