import { keptSecrets, shownValues, withTyped } from '../../provider-settings.ts';
import { providerFaults, type ProviderValues, typedSecrets } from '@jicai/domain/shop-side/provider-form.ts';
import { smsFields, type SmsProvider, smsProviders, smsProviderTexts } from '@jicai/domain/sms/sms-services.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { lockSmsServices, selectSmsServices, updateOthersNotFirst, upsertSmsService } from './sms-services.store.ts';

/** Every provider with what may be shown of it. */
export async function listSmsServices(ctx: Ctx) {
  const services = await selectSmsServices(ctx);
  const isSimulated = ctx.deps.sms.local !== undefined && !services.some(({ isEnabled }) => isEnabled);
  return smsProviders.map((provider) => {
    const held = services.find((one) => one.provider === provider);
    return {
      provider,
      providerName: smsProviderTexts[provider],
      isSet: held !== undefined,
      isEnabled: held?.isEnabled ?? false,
      isFirst: held?.isFirst ?? false,
      isSimulated,
      values: shownValues(smsFields[provider], held?.settings ?? {}),
      keptSecrets: keptSecrets(smsFields[provider], held?.settings),
      updateTime: held ? shanghaiTime(held.updatedAt) : '',
    };
  });
}

interface Input {
  provider: SmsProvider;
  isEnabled: boolean;
  isFirst: boolean;
  values: ProviderValues;
  updateTime: string;
}

/** Sets a connection; an empty secret keeps the one that is there. Refused as outdated for another time than was read, badInput at the field. */
export async function saveSmsService(ctx: SignedInCtx, { provider, isEnabled, isFirst, values, updateTime }: Input) {
  const fields = smsFields[provider];
  const held = (await lockSmsServices(ctx)).find((one) => one.provider === provider);
  if ((held ? shanghaiTime(held.updatedAt) : '') !== updateTime) throw refuse.outdated();
  const [fault] = Object.entries(providerFaults(fields, values, keptSecrets(fields, held?.settings)));
  if (fault) throw badField(`values.${fault[0]}`, fault[1]);
  const settings = withTyped(fields, values, held?.settings ?? {});
  await upsertSmsService(ctx, { provider, isEnabled, isFirst, settings });
  if (isFirst) await updateOthersNotFirst(ctx, provider);
  await writeAudit(ctx, {
    subject: `sms ${smsProviderTexts[provider]}`,
    before: held ? { smsState: stateText(held), ...shownValues(fields, held.settings) } : null,
    after: {
      smsState: stateText({ isEnabled, isFirst }),
      ...shownValues(fields, settings),
      newSecrets: typedSecrets(fields, values),
    },
  });
  return { updateTime: shanghaiTime(ctx.now) };
}

const stateText = ({ isEnabled, isFirst }: { isEnabled: boolean; isFirst: boolean }) => {
  if (!isEnabled) return '停用';
  return isFirst ? '优先使用' : '使用中';
};
