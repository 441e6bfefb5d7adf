import { hash, verify } from '@node-rs/argon2';
import { createHash } from 'node:crypto';
import type { Deps } from '../../ctx/deps.ts';
import { refuse } from '../../http/refusal.ts';

// Argon2id is the library's default algorithm; naming it needs a const enum that isolated modules cannot read.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each hash takes 19 MiB and some 10 ms of a core, and its caller holds a database connection meanwhile: two run at once,
 * a few wait, more are told to come back, so a flood of logins cannot take the shop's connections.
 */
const maxRunning = 2;
const maxWaiting = 8;
let running = 0;
const waiting: (() => void)[] = [];

async function takeTurn<T>(run: () => Promise<T>): Promise<T> {
  if (running >= maxRunning) {
    if (waiting.length >= maxWaiting) throw refuse.tooOften();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await run();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const peppered = (deps: Deps, md5: string) => md5 + deps.secrets.passwordPepper;

/** PHC string of an upper-case MD5, with a fresh 16-byte salt. */
export async function hashPassword(deps: Deps, md5: string): Promise<string> {
  return takeTurn(() => hash(peppered(deps, md5), cost));
}

/**
 * Whether the MD5 belongs to the stored hash. Without one (unknown account) it works as long on a hash that nothing
 * matches, so the time of the answer does not tell who exists.
 */
export async function isPasswordRight(deps: Deps, storedHash: string | undefined, md5: string): Promise<boolean> {
  const isRight = await takeTurn(() => verify(storedHash ?? nobodysHash, peppered(deps, md5)));
  return isRight && storedHash !== undefined;
}

/** Made of 32 random bytes that were thrown away, at the cost above. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$ymuE5JWDrpN2UvBKAHQs+Q$Z22RbdWhtFguKROxCdXQ/drLeCrXHTEokL2lNRYJEc4';

/** Upper-case MD5, the form a password has on the wire (spec section 5). */
export const md5Of = (text: string): string => createHash('md5').update(text).digest('hex').toUpperCase();
