import type { SignOnFaultName } from '@jicai/domain/people/sign-on.ts';
import { SignOnFault, type SignOnService } from '../../adapters/sign-on/sign-on.ts';
import type { Steps } from '../../http/route-with-steps.ts';
import type { SignOnConnection } from './connections.store.ts';

type Asked<T> = { isDone: true; value: T } | { isDone: false; fault: SignOnFaultName; reason: string };

/** Asks the identity system; what goes wrong comes back by its name. Never inside a transaction. */
export async function withService<T>(
  { deps }: Pick<Steps, 'deps'>,
  { kind, settings }: Pick<SignOnConnection, 'kind' | 'settings'>,
  ask: (service: SignOnService) => Promise<T>,
): Promise<Asked<T>> {
  try {
    return { isDone: true, value: await ask(await deps.signOn.open(kind, settings)) };
  } catch (error) {
    const fault = error instanceof SignOnFault ? error.fault : 'refused';
    return { isDone: false, fault, reason: (error as Error).message.slice(0, 300) };
  }
}
