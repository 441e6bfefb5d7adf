import { smsNotices } from '@jicai/domain/sms/sms-notices.ts';
import type { SmsProvider } from '@jicai/domain/sms/sms-services.ts';
import { type NoticeTemplate, SmsFault } from '../../adapters/sms/sms.ts';
import type { Steps } from '../../http/route-with-steps.ts';
import { type BegunCheck, timeCheck } from '../connections/index.ts';

/** What the provider says to these keys, and of the templates; nothing is sent. */
export const askProvider = ({ deps }: Pick<Steps, 'deps'>, { provider, settings }: BegunCheck<SmsProvider>) =>
  timeCheck(
    async () => {
      const service = await deps.sms.open(provider, settings);
      const faults = (await service.readTemplates()).flatMap(templateFault);
      return { isOk: faults.length === 0, text: faults.join('；') || '密钥有效，全部模板已审核通过' };
    },
    (error) =>
      error instanceof SmsFault ? `没有通过：${error.message.slice(0, 200)}` : '配置无法使用，请检查各项是否完整',
  );

const stateTexts = { waiting: '还在审核', refused: '没有通过审核', unknown: '不存在' } as const;

/** What keeps a template from being sent, or from saying what the shop means. */
function templateFault({ notice, state, content }: NoticeTemplate): string[] {
  const { name, variables } = smsNotices[notice];
  if (state !== 'approved') return [`模板“${name}”${stateTexts[state]}`];
  const count = content.match(/\{\w+\}/g)?.length ?? 0;
  return count === variables.length ? [] : [`模板“${name}”应有 ${variables.length} 个变量，实际有 ${count} 个`];
}
