import { smsNotices } from '@jicai/domain/sms/sms-notices.ts';
import { type SmsProvider, smsProviderTexts } from '@jicai/domain/sms/sms-services.ts';
import { type NoticeTemplate, SmsFault } from '../../adapters/sms/sms.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import type { Steps } from '../../http/route-with-steps.ts';
import type { ProviderSettings } from '../../provider-settings.ts';
import { writeAudit } from '../audit/index.ts';
import { selectSmsServices } from './sms-services.store.ts';

interface Begun {
  provider: SmsProvider;
  settings: ProviderSettings;
}

/** Refused as notFound for a provider that is not connected. */
export async function beginSmsCheck(ctx: Ctx, provider: SmsProvider): Promise<Begun> {
  const held = (await selectSmsServices(ctx)).find((one) => one.provider === provider);
  if (!held) throw refuse.notFound();
  return { provider, settings: held.settings };
}

/** Proves keys and templates without sending anything. What came of it stands in the log. */
export async function checkSmsService(steps: Steps, begun: Begun) {
  const result = await askProvider(steps, begun);
  await steps.inTenant((ctx) =>
    writeAudit(ctx, {
      subject: `sms ${smsProviderTexts[begun.provider]}`,
      before: null,
      after: { 检查结果: `${result.isOk ? '通过' : '没有通过'}：${result.text}` },
    }),
  );
  return result;
}

/** What the provider says to these keys, and of the templates. */
export async function askProvider({ deps }: Pick<Steps, 'deps'>, { provider, settings }: Begun) {
  const startedMs = performance.now();
  const result = (isOk: boolean, text: string) => ({ isOk, text, tookMs: Math.round(performance.now() - startedMs) });
  try {
    const service = await deps.sms.open(provider, settings);
    const faults = (await service.readTemplates()).flatMap(templateFault);
    return faults.length > 0 ? result(false, faults.join('；')) : result(true, '密钥有效，全部模板已审核通过');
  } catch (error) {
    if (!(error instanceof SmsFault)) return result(false, '配置无法使用，请检查各项是否完整');
    return result(false, `没有通过：${error.message.slice(0, 200)}`);
  }
}

const stateTexts = { waiting: '还在审核', refused: '没有通过审核', unknown: '不存在' } as const;

/** What keeps a template from being sent, or from saying what the shop means. */
function templateFault({ notice, state, content }: NoticeTemplate): string[] {
  const { name, variables } = smsNotices[notice];
  if (state !== 'approved') return [`模板“${name}”${stateTexts[state]}`];
  const count = content.match(/\{\w+\}/g)?.length ?? 0;
  return count === variables.length ? [] : [`模板“${name}”应有 ${variables.length} 个变量，实际有 ${count} 个`];
}
