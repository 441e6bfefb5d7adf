import { lookup as lookUp } from 'node:dns';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './hosts/public-address.ts';

interface OutsideFetch {
  /** Calls whatever address a name has. */
  takesInner: boolean;
  /** The end of everything that is fetched. */
  signal: AbortSignal;
  /** Of one answer. */
  longestBytes: number;
  /** What is thrown where an address does not answer, or too late. */
  faultOf: (isLate: boolean, words: string, cause: Error) => Error;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  /** A form, as a string or as its fields. */
  body?: unknown;
}

/**
 * A fetch for addresses that strangers name: none in this machine's own network is called, whatever a name leads to at the
 * moment of the call; no redirect is followed, and an answer has an end.
 */
export function outsideFetch({ takesInner, signal, longestBytes, faultOf }: OutsideFetch) {
  const lookup: LookupFunction = (host, options, done) =>
    lookUp(host, { ...options, all: true }, (error, found) => {
      const fit = error ? [] : found.filter(({ address }) => takesInner || isPublicAddress(address));
      const [first] = fit;
      if (!first) done(error ?? notPublic(host), '', 4);
      else if (options.all) done(null, fit);
      else done(null, first.address, first.family);
    });
  return (address: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const url = new URL(address);
      // Without the query, in which some vendors want their keys.
      const place = url.origin + url.pathname;
      const fail = (cause: Error) => reject(faultOf(signal.aborted, `${place}: ${cause.message}`, cause));
      const host = url.hostname.replace(/^\[|\]$/g, '');
      // A number is not looked up.
      if (isIP(host) && !takesInner && !isPublicAddress(host)) return fail(notPublic(host));
      const send = url.protocol === 'https:' ? secure : plain;
      const call = send(url, { method, headers, lookup, signal, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        let length = 0;
        answer.on('data', (chunk: Buffer) => {
          length += chunk.length;
          if (length <= longestBytes) chunks.push(chunk);
          else call.destroy(new Error('the answer is too long'));
        });
        answer.on('error', fail);
        answer.on('end', () => {
          const status = answer.statusCode ?? 500;
          const text = status === 204 || status === 304 ? null : Buffer.concat(chunks);
          const told = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string]);
          resolve(new Response(text, { status, headers: told }));
        });
      });
      call.on('error', fail);
      if (typeof body === 'string' || body instanceof URLSearchParams) call.end(String(body));
      else call.end();
    });
}

const notPublic = (host: string) => new Error(`${host} is not on the internet`);
