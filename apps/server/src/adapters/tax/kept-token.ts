import { createHash } from 'node:crypto';
import { hourMs } from '@jicai/domain/time/durations.ts';
import { TaxFault } from './tax-platform.ts';

/** An access token, as it is kept between calls and restarts. */
export interface KeptToken {
  value: string;
  /** ISO instants. */
  takenAt: string;
  until: string;
  /** Of which keys it is: one of other keys is worth nothing. */
  of: string;
}

/** Where a company's token is kept, sealed: platforms give out few (诺诺 fifty in thirty days). */
export interface TokenKeeper {
  read: () => Promise<KeptToken | undefined>;
  write: (token: KeptToken) => Promise<void>;
}

export interface TokenSource {
  keeper: TokenKeeper;
  now: () => Date;
  of: string;
  fetch: () => Promise<{ value: string; seconds: number }>;
}

/** Tells keys apart without telling them. */
export const keysMark = (...keys: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(keys)).digest('hex').slice(0, 16);

/** So long before its end a token is not begun with any more. */
const spareMs = 600_000;
/** A token that is refused younger than this is not the reason: a new one would be refused as well, and is not taken. */
const youngMs = hourMs;

/**
 * Asks with the token that is kept, else with a new one. `ask` says 'refused' where the platform does not know the token;
 * then it is asked once again with a new one. Throws {@link TaxFault} where that does not help.
 */
export async function withToken<T>(source: TokenSource, ask: (token: string) => Promise<T | 'refused'>): Promise<T> {
  const held = await source.keeper.read();
  const isGood = held?.of === source.of && Date.parse(held.until) - spareMs > source.now().getTime();
  const token = isGood ? held : await takeToken(source);
  const answer = await ask(token.value);
  if (answer !== 'refused') return answer;
  const isYoung = source.now().getTime() - Date.parse(token.takenAt) < youngMs;
  const second = isYoung ? 'refused' : await ask((await takeToken(source)).value);
  if (second === 'refused') throw new TaxFault('平台不认可访问令牌');
  return second;
}

async function takeToken({ keeper, now, of, fetch }: TokenSource): Promise<KeptToken> {
  const { value, seconds } = await fetch();
  const at = now();
  const until = new Date(at.getTime() + seconds * 1000).toISOString();
  const token = { value, takenAt: at.toISOString(), until, of };
  await keeper.write(token);
  return token;
}
