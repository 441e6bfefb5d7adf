import { type ProviderField, secretField, shownField } from '../shop-side/provider-form.ts';
import { isOptionalNotice, type SmsNotice, smsNoticeNames, smsNotices } from './sms-notices.ts';

/** Who sends a shop's text messages (docs/domain/sms.md §1), in the order they are asked while none is put first. */
export const smsProviders = ['ALIYUN', 'TENCENT'] as const;
export type SmsProvider = (typeof smsProviders)[number];

export const smsProviderTexts: Readonly<Record<SmsProvider, string>> = { ALIYUN: '阿里云短信', TENCENT: '腾讯云短信' };

/** Where the number of the approved template of a notice stands among the settings. */
export const templateField = (notice: SmsNotice): string => `${notice}Template`;

/** Whether a connection can say this: it has the number of a template for it. */
export const hasTemplate = (settings: Readonly<Record<string, unknown>>, notice: SmsNotice): boolean =>
  typeof settings[templateField(notice)] === 'string' && settings[templateField(notice)] !== '';

const templates = (example: string) =>
  smsNoticeNames.map((notice) => {
    const { name, template } = smsNotices[notice];
    const isRequired = !isOptionalNotice(notice);
    const help = `${example}，内容须为“${template}”${isRequired ? '' : '；不填则不发这种短信'}`;
    return { ...shownField(templateField(notice), `模板：${name}`, help), isRequired };
  });

/** Tencent numbers the variables of a template: {1} is the first. */
const numbered = (field: ProviderField): ProviderField => ({
  ...field,
  help: field.help.replace(/\$\{\w+\}/, '{1}'),
});

/** Fields of a connection by provider. */
export const smsFields: Readonly<Record<SmsProvider, readonly ProviderField[]>> = {
  ALIYUN: [
    shownField('accessKeyId', 'AccessKey ID', '建议用只授予短信权限的 RAM 用户'),
    secretField('accessKeySecret', 'AccessKey Secret'),
    shownField('signName', '短信签名', '已审核通过的签名，不含【】'),
    ...templates('SMS_ 开头的模板编号'),
  ],
  TENCENT: [
    shownField('secretId', 'SecretId', '建议用只授予短信权限的子用户'),
    secretField('secretKey', 'SecretKey'),
    shownField('sdkAppId', 'SDK AppID', '短信应用的编号，一般以 1400 开头'),
    shownField('signName', '短信签名', '已审核通过的签名，不含【】'),
    ...templates('数字的模板编号').map(numbered),
  ],
};
