import type { DirectoryFaultName } from '@jicai/domain/people/directory/directory.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { VendorFetch } from './ask-vendor.ts';
import { SignOnFault } from './sign-on.ts';

/** Why an address list could not be read; the message is for the log. */
export class DirectoryFault extends Error {
  readonly fault: DirectoryFaultName;

  constructor(fault: DirectoryFaultName, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

interface Options {
  fetch: VendorFetch;
  /** Where an access token is had. */
  tokenAddress: URL;
  /** What its numbers mean, beside those that both vendors share. */
  codes: { noRights: readonly number[]; busy: readonly number[] };
  /** Before the second try; twice as long before each further one. */
  waitMs?: number;
}

/** Of both vendors: a token that is unknown, or over. */
const oldTokens: readonly number[] = [40_014, 42_001];
/** Of both vendors: try again. */
const tryAgain = -1;
const mostTries = 4;

const zToken = z.looseObject({ access_token: z.string().min(1) });
const zAnswer = z.looseObject({ errcode: z.number(), errmsg: z.string().catch('') });

export type DirectoryCall = <T extends z.ZodType>(
  shape: T,
  path: (token: string) => URL,
  sent?: {
    body?: object;
    /** Numbers that are an answer, too: null comes back for them. */ nothing?: readonly number[];
  },
) => Promise<z.infer<T> | null>;

/**
 * Calls of one reading of an address list: one token, fetched anew once it is over; what is limited, busy or gone for a moment
 * is asked again after a while. Throws {@link DirectoryFault}.
 */
export function directoryCalls({ fetch, tokenAddress, codes, waitMs = 500 }: Options): DirectoryCall {
  let token: Promise<string> | undefined;
  const readAs = <T extends z.ZodType>(shape: T, address: URL, answer: z.infer<typeof zAnswer>): z.infer<T> => {
    const { errcode, errmsg } = answer;
    const fault = codes.noRights.includes(errcode) ? 'noRights' : 'refused';
    if (errcode !== 0) throw new DirectoryFault(fault, `${address.pathname} ${errcode} ${errmsg.slice(0, 100)}`);
    const read = shape.safeParse(answer);
    if (read.success) return read.data;
    throw new DirectoryFault('badAnswer', `${address.pathname}: ${read.error.issues[0]?.message ?? ''}`);
  };
  const newToken = async () => {
    const { access_token } = readAs(zToken, tokenAddress, await patientAnswer(tokenAddress));
    return access_token;
  };
  /** An answer that is none of the passing troubles. */
  const patientAnswer = async (address: URL, body?: object) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await guarded(() => answerOf(fetch, address, body));
      const isBusy = codes.busy.includes(answer.errcode);
      if (!isBusy && answer.errcode !== tryAgain) return answer;
      if (tries === mostTries)
        throw new DirectoryFault(isBusy ? 'busy' : 'unreachable', `${address.pathname} ${answer.errmsg.slice(0, 100)}`);
      await sleep(waitMs * 2 ** (tries - 1));
    }
  };
  return async (shape, path, { body, nothing = [] } = {}) => {
    const ask = async () => {
      const address = path(await (token ??= newToken()));
      return { address, answer: await patientAnswer(address, body) };
    };
    let { address, answer } = await ask();
    if (oldTokens.includes(answer.errcode)) {
      token = undefined;
      ({ address, answer } = await ask());
    }
    if (nothing.includes(answer.errcode)) return null;
    return readAs(shape, address, answer);
  };
}

/** The answer, whatever it says; a server in trouble is told as {@link tryAgain}. */
async function answerOf(fetch: VendorFetch, address: URL, body: object | undefined) {
  const sent = body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const answer = await fetch(address.href, sent);
  if (answer.status === 429 || answer.status >= 500) return { errcode: tryAgain, errmsg: `HTTP ${answer.status}` };
  const read = zAnswer.safeParse(await answer.json().catch(() => undefined));
  if (!read.success) throw new DirectoryFault('badAnswer', `${address.pathname} ${answer.status}`);
  return read.data;
}

async function guarded<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof SignOnFault)) throw error;
    const fault = error.fault === 'late' || error.fault === 'unreachable' ? error.fault : 'refused';
    throw new DirectoryFault(fault, error.message, { cause: error });
  }
}

const atOnce = 4;

/** Asks for each, a few at once, in order. */
export async function inTurn<T, R>(items: readonly T[], ask: (item: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  for (let at = 0; at < items.length; at += atOnce)
    answers.push(...(await Promise.all(items.slice(at, at + atOnce).map(ask))));
  return answers;
}
