import { parse, serialize } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Cookies of one call. They are sent only after the call's transaction has committed. No command may take the session from a
 * cookie: this protects against forged requests (docs/domain/decisions.md §10). Only showing a private file may.
 */
export interface Cookies {
  get: (name: string) => string | undefined;
  /** HttpOnly, SameSite=Lax, Path=/, Secure behind HTTPS. `maxAgeS` is in seconds. */
  set: (name: string, value: string, maxAgeS: number) => void;
  remove: (name: string) => void;
}

/** For work that does not come from a browser. */
export const noCookies: Cookies = { get: () => undefined, set: () => {}, remove: () => {} };

/** `send` writes the collected cookies to the reply. */
export function openCookies(request: FastifyRequest): Cookies & { send: (reply: FastifyReply) => void } {
  let received: ReturnType<typeof parse> | undefined;
  const written = new Map<string, string>();
  const write = (name: string, value: string, maxAge: number) =>
    void written.set(
      name,
      serialize(name, value, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
        maxAge,
      }),
    );
  return {
    get: (name) => (received ??= parse(request.headers.cookie ?? ''))[name],
    set: write,
    remove: (name) => write(name, '', 0),
    send: (reply) => void (written.size > 0 && reply.header('set-cookie', [...written.values()])),
  };
}
