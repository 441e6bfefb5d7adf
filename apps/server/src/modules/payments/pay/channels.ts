import type { OnlineChannel } from '@jicai/domain/payments/payment-states.ts';
import { z } from 'zod';
import { realAdapter } from '../../../adapters/payment/open-channel.ts';
import type { AdapterName, PaymentChannel } from '../../../adapters/payment/payment-channel.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { selectMerchants } from '../merchants/merchants.store.ts';

export const zBankAccount = z.object({
  accountName: z.string(),
  bankName: z.string(),
  bankAccount: z.string(),
});
export type BankAccount = z.infer<typeof zBankAccount>;

/**
 * The channels that buyers of this company can use now: those with merchant keys that the shop has not switched off.
 * With DEMO=1 the local adapter replaces missing keys.
 */
export const listPayWays = async (ctx: Ctx) => payWaysOf(ctx, await selectMerchants(ctx));

/** As {@link listPayWays}, of accounts that were read. */
export function payWaysOf(ctx: Ctx, merchants: Awaited<ReturnType<typeof selectMerchants>>) {
  const online = (channel: OnlineChannel): AdapterName | undefined => {
    const merchant = merchants.get(channel);
    if (merchant) return merchant.isEnabled ? realAdapter[channel] : undefined;
    return ctx.deps.payment.hasLocal ? 'local' : undefined;
  };
  const bank = merchants.get('TRANSFER');
  return {
    online: { ALIPAY: online('ALIPAY'), WECHAT: online('WECHAT') },
    bankAccount: bank?.isEnabled ? zBankAccount.parse(bank.settings) : undefined,
  };
}

/**
 * The channel of an adapter, to be called after this transaction, also if it is switched off for new payments. Undefined if
 * its keys are missing or, for the local adapter, if this is no demo.
 */
export async function findChannel(
  ctx: Ctx,
  channel: OnlineChannel,
  adapter: AdapterName,
): Promise<PaymentChannel | undefined> {
  const settings = (await selectMerchants(ctx)).get(channel)?.settings;
  return ctx.deps.payment.open(adapter, { settings, companyId: ctx.companyId, channel });
}
