import type { Config } from '../config.ts';

const keptAtMost = 200;

/**
 * What the demo keeps instead of sending it, so that its user can read it: in memory, by the configuration of the server
 * that would have sent it.
 */
export function createLocalOutbox<Message extends { companyId: string }>() {
  const kept = new WeakMap<Config, Message[]>();
  const of = (config: Config): readonly Message[] => kept.get(config) ?? [];
  return {
    keep: (config: Config, message: Message): void => {
      kept.set(config, [message, ...of(config)].slice(0, keptAtMost));
    },
    /** Those of one company, the newest first. */
    list: (config: Config, companyId: string): readonly Message[] =>
      of(config).filter((message) => message.companyId === companyId),
  };
}
