import { providerFaults, type ProviderValues, typedSecrets } from '@jicai/domain/shop-side/provider-form.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { selectHosts } from '../../db/host-map.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { keptSecrets, shownValues, withTyped } from '../../provider-settings.ts';
import { writeAudit } from '../audit/index.ts';
import type { ConnectionKind } from './connection-kind.ts';
import { lockConnections, selectConnections, updateOthersNotFirst, upsertConnection } from './connections.store.ts';
import { proposedValues, requireOwnHost } from './own-host.ts';

/** Every provider with what may be shown of it; `hasLocal`: a demo does without while none is in use. */
export async function listConnections<P extends string>(ctx: Ctx, kind: ConnectionKind<P>, hasLocal: boolean) {
  const [connections, hosts] = await Promise.all([selectConnections(ctx, kind), selectHosts(ctx)]);
  const isSimulated = hasLocal && !connections.some(({ isEnabled }) => isEnabled);
  return kind.providers.map((provider) => {
    const held = connections.find((one) => one.provider === provider);
    return {
      provider,
      providerName: kind.texts[provider],
      isSet: held !== undefined,
      isEnabled: held?.isEnabled ?? false,
      isFirst: held?.isFirst ?? false,
      isSimulated,
      values: held ? shownValues(kind.fields[provider], held.settings) : proposedValues(kind.fields[provider], hosts),
      keptSecrets: keptSecrets(kind.fields[provider], held?.settings),
      updateTime: held ? shanghaiTime(held.updatedAt) : '',
    };
  });
}

interface Input<P extends string> {
  provider: P;
  isEnabled: boolean;
  isFirst: boolean;
  values: ProviderValues;
  updateTime: string;
}

/** Sets a connection; an empty secret keeps the one that is there. Refused as outdated for another time than was read, badInput at the field. */
export async function saveConnection<P extends string>(
  ctx: SignedInCtx,
  kind: ConnectionKind<P>,
  { provider, isEnabled, isFirst, values, updateTime }: Input<P>,
) {
  const fields = kind.fields[provider];
  const held = (await lockConnections(ctx, kind)).find((one) => one.provider === provider);
  if ((held ? shanghaiTime(held.updatedAt) : '') !== updateTime) throw refuse.outdated();
  const [fault] = Object.entries(providerFaults(fields, values, keptSecrets(fields, held?.settings)));
  if (fault) throw badField(`values.${fault[0]}`, fault[1]);
  const settings = withTyped(fields, values, held?.settings ?? {});
  await requireOwnHost(ctx, fields, settings);
  await upsertConnection(ctx, kind, { provider, isEnabled, isFirst, settings });
  if (isFirst) await updateOthersNotFirst(ctx, kind, provider);
  await writeAudit(ctx, {
    subject: `${kind.name} ${kind.texts[provider]}`,
    before: held ? { connectionState: stateText(held), ...shownValues(fields, held.settings) } : null,
    after: {
      connectionState: stateText({ isEnabled, isFirst }),
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
