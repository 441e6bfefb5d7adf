import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import type { Steps } from '../../http/route-with-steps.ts';
import type { ProviderSettings } from '../../provider-settings.ts';
import { writeAudit } from '../audit/index.ts';
import type { ConnectionKind } from './connection-kind.ts';
import { selectConnections } from './connections.store.ts';

export interface BegunCheck<P extends string> {
  provider: P;
  settings: ProviderSettings;
}

/** Refused as notFound for a provider that is not connected. */
export async function beginCheck<P extends string>(
  ctx: Ctx,
  kind: ConnectionKind<P>,
  provider: P,
): Promise<BegunCheck<P>> {
  const held = (await selectConnections(ctx, kind)).find((one) => one.provider === provider);
  if (!held) throw refuse.notFound();
  return { provider, settings: held.settings };
}

export interface CheckResult {
  isOk: boolean;
  text: string;
  tookMs: number;
}

/** Runs a check that does nothing at the provider. `ask` returns what is wrong, or what is right under `ok`; what it throws is wrong too, told by `faultText`. */
export async function timeCheck(
  ask: () => Promise<{ isOk: boolean; text: string }>,
  faultText: (error: unknown) => string,
): Promise<CheckResult> {
  const startedMs = performance.now();
  const answer = await ask().catch((error: unknown) => ({ isOk: false, text: faultText(error) }));
  return { ...answer, tookMs: Math.round(performance.now() - startedMs) };
}

/** What came of a check stands in the log. */
export async function recordCheck<P extends string>(
  steps: Steps,
  kind: ConnectionKind<P>,
  provider: P,
  result: CheckResult,
): Promise<CheckResult> {
  await steps.inTenant((ctx) =>
    writeAudit(ctx, {
      subject: `${kind.name} ${kind.texts[provider]}`,
      before: null,
      after: { 检查结果: `${result.isOk ? '通过' : '没有通过'}：${result.text}` },
    }),
  );
  return result;
}
