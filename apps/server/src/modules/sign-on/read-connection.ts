import type { SignOnModel } from '@jicai/contract/people/sign-on.ts';
import { signOnFields } from '@jicai/domain/people/sign-on.ts';
import { isWithinRights } from '@jicai/domain/people/user-rules.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { keptSecrets, shownValues } from '../../provider-settings.ts';
import { countIdentities } from '../auth/index.ts';
import { callbackPath } from './begin-sign-on.ts';
import { selectConnectionOf } from './connections.store.ts';
import { domainProof } from './domain-proof.ts';
import { selectFailures, selectRolesOf } from './people.store.ts';

/** The connection of the caller's enterprise as it may be shown, without its secrets; an empty one where there is none. */
export async function readConnection(ctx: SignedInCtx): Promise<SignOnModel> {
  const { customerId } = ctx.actor;
  const [held, roles, failures] = [
    await selectConnectionOf(ctx, customerId),
    await selectRolesOf(ctx, customerId),
    await selectFailures(ctx, customerId),
  ];
  const kind = held?.kind ?? 'OIDC';
  const grantable = roles.filter((role) => isWithinRights(role, ctx.actor));
  return {
    isSet: held !== undefined,
    kind,
    name: held?.name ?? '',
    isEnabled: held?.isEnabled ?? true,
    isOnly: held?.isOnly ?? false,
    admission: held?.admission ?? 'link',
    roleId: held?.roleId ?? '',
    roles: grantable.map(({ roleId, roleName }) => ({ roleId, roleName })),
    domains: (held?.domains ?? []).map((domain) => ({
      domain,
      isProved: held?.provedDomains.includes(domain) ?? false,
    })),
    proof: domainProof(ctx.deps.secrets, ctx.companyId, customerId),
    values: shownValues(signOnFields[kind], held?.settings ?? {}),
    keptSecrets: keptSecrets(signOnFields[kind], held?.settings),
    callbackPath,
    linkedCount: held ? await countIdentities(ctx, held.id) : 0,
    failures: failures.flatMap(({ at, person, ip, after }) => {
      const reason = (after as { reason?: string } | null)?.reason;
      return reason ? [{ time: shanghaiTime(at), reason, person, ip }] : [];
    }),
    version: held?.version ?? 0,
  };
}
