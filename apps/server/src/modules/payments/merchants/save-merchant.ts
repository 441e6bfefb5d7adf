import { merchantFields } from '@jicai/domain/payments/merchant-form.ts';
import { providerFaults, type ProviderValues, typedSecrets } from '@jicai/domain/shop-side/provider-form.ts';
import { type Channel, channels, channelTexts } from '@jicai/domain/payments/payment-states.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx, SignedInCtx } from '../../../ctx/ctx.ts';
import { badField, refuse } from '../../../http/refusal.ts';
import { writeAudit } from '../../audit/index.ts';
import { notifyPaths } from '../pay/paths.ts';
import { keptSecrets } from '../../../provider-settings.ts';
import { settingsOf, toValues } from './merchant-settings.ts';
import { selectHosts } from '../../../db/host-map.ts';
import { proposedValues, requireOwnHost } from '../../connections/index.ts';
import { lockMerchants, selectMerchants, upsertMerchant } from './merchants.store.ts';

/** Every channel with what may be shown of it. */
export async function listMerchants(ctx: Ctx) {
  const [merchants, hosts] = await Promise.all([selectMerchants(ctx), selectHosts(ctx)]);
  return channels.map((channel) => {
    const merchant = merchants.get(channel);
    return {
      channel,
      channelName: channelTexts[channel],
      isSet: merchant !== undefined,
      isEnabled: merchant?.isEnabled ?? false,
      // A simulator of the demo stands in for keys that are missing.
      isSimulated: channel !== 'TRANSFER' && merchant === undefined && ctx.deps.payment.hasLocal,
      values: merchant ? toValues(channel, merchant.settings) : proposedValues(merchantFields[channel], hosts),
      keptSecrets: keptSecrets(merchantFields[channel], merchant?.settings),
      notifyPath: channel === 'TRANSFER' ? '' : notifyPaths[channel](ctx.companyId),
      updateTime: merchant ? shanghaiTime(merchant.updatedAt) : '',
    };
  });
}

/**
 * Sets a channel's account; an empty secret keeps the one that is there. Switched off it is offered for no new payment.
 * Refused as outdated for another time than was read, badInput at the field.
 */
export async function saveMerchant(
  ctx: SignedInCtx,
  {
    channel,
    isEnabled,
    values,
    updateTime,
  }: { channel: Channel; isEnabled: boolean; values: ProviderValues; updateTime: string },
) {
  const held = (await lockMerchants(ctx)).get(channel);
  if ((held ? shanghaiTime(held.updatedAt) : '') !== updateTime) throw refuse.outdated();
  const kept = keptSecrets(merchantFields[channel], held?.settings);
  const [fault] = Object.entries(providerFaults(merchantFields[channel], values, kept));
  if (fault) throw badField(`values.${fault[0]}`, fault[1]);
  const settings = settingsOf(channel, values, held?.settings ?? {});
  await requireOwnHost(ctx, merchantFields[channel], settings);
  await upsertMerchant(ctx, { channel, isEnabled, settings });
  await writeAudit(ctx, {
    subject: `merchant ${channelTexts[channel]}`,
    before: held ? { merchantState: stateText(held.isEnabled), ...toValues(channel, held.settings) } : null,
    after: {
      merchantState: stateText(isEnabled),
      ...toValues(channel, settings),
      newSecrets: typedSecrets(merchantFields[channel], values),
    },
  });
  return { updateTime: shanghaiTime(ctx.now) };
}

const stateText = (isEnabled: boolean) => (isEnabled ? '收款中' : '停用');
