import type { BodyOf } from '@jicai/contract/index.ts';
import { type ProviderField, providerFaults, typedSecrets } from '@jicai/domain/shop-side/provider-form.ts';
import { signOnFields } from '@jicai/domain/people/sign-on.ts';
import { beyondOwnRights, isWithinRights } from '@jicai/domain/people/user-rules.ts';
import { isOfDouble } from '../../adapters/sign-on/open-sign-on.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { keptSecrets, type ProviderSettings, shownValues, withTyped } from '../../provider-settings.ts';
import { lockEnterprise } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import { deleteIdentitiesOfConnection } from '../auth/index.ts';
import { leaveDirectory } from '../organisation/index.ts';
import {
  lockConnectionOf,
  selectDomainsOfOthers,
  type SignOnConnection,
  upsertConnection,
} from './connections.store.ts';
import { selectRolesOf } from './people.store.ts';

type Input = BodyOf<'/api/CustSignOn/Save'>['data'];

/**
 * Sets the connection of the caller's enterprise. Another identity system (any field it must have but its secrets) ends every link: its
 * subjects are other people. A domain counts once it has been proved. Refused as outdated, badInput at the field, forbidden for
 * a role with more rights than the caller has.
 */
export async function saveConnection(ctx: SignedInCtx, input: Input): Promise<{ version: number }> {
  const { customerId } = ctx.actor;
  await lockEnterprise(ctx);
  const held = await lockConnectionOf(ctx, customerId);
  if ((held?.version ?? 0) !== (input.version ?? 0)) throw refuse.outdated();
  const fields = signOnFields[input.kind];
  const stored = held?.kind === input.kind ? held.settings : {};
  const settings = readSettings(ctx, { fields, values: input.values, stored });
  const roleId = await grantedRole(ctx, input);
  const domains = [...new Set(input.domains)];
  const telling = fields.filter(({ isRequired }) => isRequired);
  const isSameSystem =
    held?.kind === input.kind && isSame(shownValues(telling, held.settings), shownValues(telling, settings));
  const connection: SignOnConnection = {
    id: held?.id ?? ctx.newId(),
    customerId,
    kind: input.kind,
    name: input.name,
    isEnabled: input.isEnabled,
    isOnly: input.isOnly,
    admission: input.admission,
    roleId,
    domains,
    provedDomains: (held?.provedDomains ?? []).filter((domain) => domains.includes(domain)),
    settings,
    version: (held?.version ?? 0) + 1,
  };
  const [taken] = await selectDomainsOfOthers(ctx, customerId, domains);
  if (taken) throw badField('domains', `${taken} 已由另一家企业验证使用`);
  await upsertConnection(ctx, connection);
  if (held && !isSameSystem) {
    await deleteIdentitiesOfConnection(ctx, held.id);
    await leaveDirectory(ctx, customerId);
  }
  const told = ({ kind, name, isEnabled, isOnly, admission, settings: values, domains: named }: SignOnConnection) => ({
    kind,
    name,
    isEnabled,
    isOnly,
    admission,
    domains: named,
    ...shownValues(signOnFields[kind], values),
  });
  await writeAudit(ctx, {
    subject: `signOn ${customerId}`,
    before: held ? told(held) : null,
    after: { ...told(connection), newSecrets: typedSecrets(fields, input.values) },
  });
  return { version: connection.version };
}

function readSettings(
  { deps }: SignedInCtx,
  { fields, values, stored }: { fields: readonly ProviderField[]; values: Input['values']; stored: ProviderSettings },
): ProviderSettings {
  const [fault] = Object.entries(providerFaults(fields, values, keptSecrets(fields, stored)));
  if (fault) throw badField(`values.${fault[0]}`, fault[1]);
  const settings = withTyped(fields, values, stored);
  const { issuer } = settings;
  if (typeof issuer === 'string' && !isHttps(issuer) && !isOfDouble(deps.config, issuer))
    throw badField('values.issuer', '签发地址须以 https:// 开头，且不带参数');
  return settings;
}

const isHttps = (address: string) =>
  URL.canParse(address) && new URL(address).protocol === 'https:' && new URL(address).search === '';

async function grantedRole(ctx: SignedInCtx, { admission, roleId }: Input): Promise<string | null> {
  if (admission === 'link') return null;
  const role = (await selectRolesOf(ctx, ctx.actor.customerId)).find((one) => one.roleId === roleId);
  if (!role) throw badField('roleId', '请选择新成员的角色');
  if (!isWithinRights(role, ctx.actor))
    throw refuse.forbidden({ text: beyondOwnRights, fields: [{ field: 'roleId', msg: beyondOwnRights }] });
  return role.roleId;
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
