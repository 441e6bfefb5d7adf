import type { FastifyInstance } from 'fastify';
import { failure } from './answer.ts';
import type { Config } from '../config.ts';
import { isDirectLocal, isLoopbackHost, isNearby } from './hosts.ts';

const reason = '演示模式（DEMO）只在本机开放：正式使用请设置 DEMO=0 重新启动';

/**
 * A demo shows text-message codes and has known passwords, so the whole of it answers this machine only: behind a proxy
 * or under another name there is no shop.
 */
export function registerDemoWall(fastify: FastifyInstance, { host }: Config): void {
  // Anybody can write a loopback name into Host; where others reach the port, only neighbours may.
  const mayCall = isLoopbackHost(host) ? () => true : isNearby;
  fastify.addHook('onRequest', async (request, reply) => {
    if (isDirectLocal(request) && mayCall(request)) return undefined;
    if (request.method === 'POST') return reply.send(failure('5', reason));
    return reply.status(403).type('text/plain; charset=utf-8').send(reason);
  });
}
