import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BlockList, isIPv6 } from 'node:net';
import type { Config } from '../config.ts';
import { failure } from './answer.ts';

/** Headers that proxies add to a call which they forward. */
const forwardingHeader =
  /^(?:forwarded|via|x-forwarded(?:-.*)?|x-original-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.*|x-arr-.*)$/;

/** The host whose shop unmapped loopback hosts show while DEMO=1; not a name that DNS can resolve. */
export const demoFallbackHost = 'demo.invalid';

/** `host` is normalised. Names under .localhost never leave the machine (RFC 6761). */
export const isLoopbackHost = (host: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host) || host.endsWith('.localhost');

/** The address of a shop at one of its hosts: of this machine's own by plain HTTP at the server's port. */
export const originOf = (host: string, { port }: Pick<Config, 'port'>): string =>
  isLoopbackHost(host) ? `http://${host}${port === 0 ? '' : `:${port}`}` : `https://${host}`;

/** Lower-case, without port (docs/domain/decisions.md §1). */
export function normaliseHost(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** Addresses of this machine, and of the network behind the router. */
const machine = new BlockList();
machine.addSubnet('127.0.0.0', 8);
machine.addAddress('::1', 'ipv6');
const nearby = new BlockList();
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  nearby.addSubnet(net, bits);
}
nearby.addSubnet('fc00::', 7, 'ipv6');
nearby.addSubnet('fe80::', 10, 'ipv6');

const holds = (list: BlockList, address = '') => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
const isMachine = ({ socket }: FastifyRequest): boolean => holds(machine, socket.remoteAddress);
export const isNearby = (request: FastifyRequest): boolean =>
  isMachine(request) || holds(nearby, request.socket.remoteAddress);

/**
 * Whether the call names this machine as its host and was not forwarded by a proxy (docs/domain/exposure.md §1). Trusted
 * proxies of the configuration make no exception.
 */
export function isDirectLocal({ raw }: FastifyRequest): boolean {
  return (
    isLoopbackHost(normaliseHost(raw.headers.host)) &&
    // nginx forwards calls by HTTP 1.0 and may send the local address as Host.
    raw.httpVersion !== '1.0' &&
    !Object.keys(raw.headers).some((name) => forwardingHeader.test(name))
  );
}

/**
 * Whether shops with loopback names may be shown: in the demo (demo-wall.ts has let the call in), else to callers on
 * this machine.
 */
export const isHere = (request: FastifyRequest, { isDemo }: Config): boolean =>
  isDemo || (isMachine(request) && isDirectLocal(request));

/** Refuses calls with two Host headers: Node takes the first, but a proxy in front may have taken the other. */
export function refuseTwoHosts(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async ({ raw }, reply) => {
    const hosts = raw.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host');
    return hosts.length > 1 ? reply.status(400).send(failure('4')) : undefined;
  });
}
