import { sellerOf } from '@jicai/domain/orders/seller.ts';
import type { TaxProvider } from '@jicai/domain/tax/tax-services.ts';
import { TaxFault } from '../../adapters/tax/tax-platform.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Steps } from '../../http/route-with-steps.ts';
import { type BegunCheck, beginCheck, timeCheck } from '../connections/index.ts';
import { selectShopOptions } from './shop-options.store.ts';
import { taxKind } from './tax-services.store.ts';
import { keepTokens } from './tax-tokens.ts';

/** A number that no request ever has: the answer is "unknown", which only valid keys get. */
const noRequest = 'I000000000000000000';

export interface BegunTaxCheck extends BegunCheck<TaxProvider> {
  /** As papers name the seller; '' where the shop has not said. */
  sellerTaxNo: string;
}

export async function beginTaxCheck(ctx: Ctx, provider: TaxProvider): Promise<BegunTaxCheck> {
  return { ...(await beginCheck(ctx, taxKind, provider)), sellerTaxNo: await sellerTaxNoOf(ctx) };
}

export const sellerTaxNoOf = async (ctx: Ctx): Promise<string> =>
  sellerOf({ name: '', options: await selectShopOptions(ctx) }).taxNo;

/** Proves the keys by asking for an invoice that nobody requested; nothing is issued. */
export const askTaxService = (
  { deps, companyId }: Pick<Steps, 'deps' | 'companyId'>,
  { provider, settings, sellerTaxNo }: BegunTaxCheck,
) =>
  timeCheck(
    async () => {
      const tokens = keepTokens(deps, companyId, provider);
      await deps.tax.open(provider, { settings, companyId, tokens }).query(noRequest, deps.now());
      const isOther = sellerTaxNo !== '' && settings['taxNo'] !== sellerTaxNo;
      return isOther
        ? { isOk: false, text: `密钥有效，但商城的销方税号是 ${sellerTaxNo}，与这里填写的不一致` }
        : { isOk: true, text: '密钥有效，可以查询发票' };
    },
    (error) =>
      error instanceof TaxFault ? `没有通过：${error.message.slice(0, 200)}` : '配置无法使用，请检查各项是否完整',
  );
