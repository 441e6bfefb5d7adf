import type { ProviderField, ProviderValues } from '@jicai/domain/shop-side/provider-form.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { selectHosts } from '../../db/host-map.ts';
import { badField } from '../../http/refusal.ts';
import type { ProviderSettings } from '../../provider-settings.ts';

/** What the form proposes before anything is saved: where a service comes back, the oldest of the shop's hosts. */
export function proposedValues(fields: readonly ProviderField[], [host]: readonly string[]): ProviderValues {
  const origin = fields.find(({ isOrigin }) => isOrigin);
  return origin && host !== undefined ? { [origin.field]: `https://${host}` } : {};
}

/** Services and buyers come back to the shop itself: an origin that is not one of its hosts is refused as badInput at its field. */
export async function requireOwnHost(
  ctx: Ctx,
  fields: readonly ProviderField[],
  settings: ProviderSettings,
): Promise<void> {
  const origin = fields.find(({ isOrigin }) => isOrigin);
  if (!origin) return;
  const { hostname } = new URL(String(settings[origin.field]));
  if (!(await selectHosts(ctx)).includes(hostname))
    throw badField(`values.${origin.field}`, `${hostname} 不是这家商城的域名`);
}
