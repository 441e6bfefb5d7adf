import type { FastifyInstance } from 'fastify';
import { failure } from './answer.ts';
import type { Config } from '../config.ts';
import { isDirectLocal, isLoopbackHost, isNearby } from './hosts.ts';

const reason = '演示模式（DEMO）只在本机开放：正式使用请设置 DEMO=0 重新启动';

/**
 * A demo shows text-message codes and has known passwords, so it may be used from this machine only: calls through a proxy or
 * under another host name are refused.
 */
export function registerDemoWall(fastify: FastifyInstance, { host }: Config): void {
  // Anybody can send a loopback name as Host. If the port is open to the network, the caller's address must be a local
  // one.
  const mayCall = isLoopbackHost(host) ? () => true : isNearby;
  fastify.addHook('onRequest', async (request, reply) => {
    if (isDirectLocal(request) && mayCall(request)) return undefined;
    if (request.method === 'POST') return reply.send(failure('5', reason));
    return reply.status(403).type('text/plain; charset=utf-8').send(reason);
  });
}
