import type { TaxProvider } from '@jicai/domain/tax/tax-services.ts';
import { type TaxPlatform, TaxFault } from '../../adapters/tax/tax-platform.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { hasConnection } from '../connections/index.ts';
import { selectTaxServices, taxKind } from './tax-services.store.ts';
import { keepTokens } from './tax-tokens.ts';

/** Who issues from now on: '' is the demo's own platform. */
export type TaxChoice = TaxProvider | '';

/** Whether the shop can issue by itself; no connection is opened for that. */
export async function hasTax(ctx: Ctx): Promise<boolean> {
  return ctx.deps.tax.local !== undefined || hasConnection(ctx, taxKind);
}

/** Whom the next paper is sent to: the connection in use that is asked first, in the demo its own; undefined where nobody is. */
export async function chooseTax(ctx: Ctx): Promise<TaxChoice | undefined> {
  const used = (await selectTaxServices(ctx)).find(({ isEnabled }) => isEnabled);
  if (used) return used.provider;
  return ctx.deps.tax.local ? '' : undefined;
}

/** Who takes back a paper: the platform that made it while it is in use, else whoever issues now; the demo's own papers stay with it. */
export async function chooseTaxFor(ctx: Ctx, issuedBy: TaxChoice): Promise<TaxChoice | undefined> {
  if (issuedBy === '') return ctx.deps.tax.local ? '' : chooseTax(ctx);
  const isUsed = (await selectTaxServices(ctx)).some(({ provider, isEnabled }) => isEnabled && provider === issuedBy);
  return isUsed ? issuedBy : chooseTax(ctx);
}

/**
 * The platform that a paper was sent to, also where it is switched off since: only it knows what became of it. Undefined for one of
 * the demo where there is none any more. Throws {@link TaxFault} where the connection cannot be used.
 */
export async function openTaxOf(ctx: Ctx, choice: TaxChoice): Promise<TaxPlatform | undefined> {
  const { companyId, deps } = ctx;
  if (choice === '') return deps.tax.local?.(companyId);
  const held = (await selectTaxServices(ctx)).find(({ provider }) => provider === choice);
  try {
    const tokens = keepTokens(deps, companyId, choice);
    return deps.tax.open(choice, { settings: held?.settings ?? {}, companyId, tokens });
  } catch (cause) {
    throw new TaxFault('开票服务的配置无法使用', { cause });
  }
}
