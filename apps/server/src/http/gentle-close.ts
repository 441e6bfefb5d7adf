import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import type { Deps } from '../ctx/deps.ts';

/** While the server closes, an idle connection is ended after this time, */
const idleMs = 1000;
/** and one with a call under way after this time. */
const answerMs = 6000;
const checkEveryMs = 250;

/**
 * Lets the server close soon without cutting calls off: calls under way are finished; idle and half-sent connections are
 * ended. By itself Node would wait for them without a limit.
 */
export function registerGentleClose(fastify: FastifyInstance, deps: Deps): void {
  const { server } = fastify;
  /** Answers under way, by open connection. */
  const underWay = new Map<Socket, number>();
  const count = (socket: Socket, change: number) => {
    const before = underWay.get(socket);
    if (before !== undefined) underWay.set(socket, before + change);
  };
  server.on('connection', (socket: Socket) => {
    underWay.set(socket, 0);
    socket.once('close', () => underWay.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });

  fastify.addHook('onRequest', (_request, reply, done) => {
    // Tells the proxy in front to use another node from now on.
    if (deps.isStopping) reply.raw.setHeader('connection', 'close');
    done();
  });

  const endIdle = () => {
    for (const [socket, answers] of underWay) if (answers === 0) socket.destroy();
  };
  const endAll = () => {
    for (const socket of underWay.keys()) socket.destroy();
  };
  fastify.addHook('preClose', (done) => {
    const startedMs = performance.now();
    const check = setInterval(() => {
      const waitedMs = performance.now() - startedMs;
      if (waitedMs >= answerMs) endAll();
      else if (waitedMs >= idleMs) endIdle();
    }, checkEveryMs);
    server.once('close', () => clearInterval(check));
    if (!server.listening) clearInterval(check);
    done();
  });
}
