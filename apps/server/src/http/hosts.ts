import type { FastifyRequest } from 'fastify';

/** What proxies write on a call that they pass on. */
const forwarding =
  /^(?:forwarded|via|x-forwarded(?:-.*)?|x-original-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.*|x-arr-.*)$/;

/** The host whose shop unmapped loopback hosts show while DEMO=1; not a name that DNS can resolve. */
export const demoFallbackHost = 'demo.invalid';

/** `host` is normalised. Names under .localhost never leave the machine (RFC 6761). */
export const isLoopbackHost = (host: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host) || host.endsWith('.localhost');

const isLoopbackAddress = (address: string | undefined) => /^(?:::ffff:)?127\.|^::1$/.test(address ?? '');

/** Lower-case, without port (domain.md D1). */
export function normaliseHost(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/**
 * Whether the call was made on this machine to this machine (docs/domain/exposure.md, 1): nothing a proxy writes, and
 * nothing that the configuration trusts of it, counts here.
 */
export function isFromHere({ raw, socket }: FastifyRequest): boolean {
  return (
    isLoopbackAddress(socket.remoteAddress) &&
    isLoopbackHost(normaliseHost(raw.headers.host)) &&
    // nginx speaks 1.0 to what stands behind it and may name that as the host.
    raw.httpVersion !== '1.0' &&
    !Object.keys(raw.headers).some((name) => forwarding.test(name))
  );
}
