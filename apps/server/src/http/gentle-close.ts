import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import type { Deps } from '../ctx/deps.ts';

/** A connection on which nobody asks is ended after this time, */
const silentMs = 1000;
/** and one on which a question or an answer is still under way after this. */
const answerMs = 6000;
const lookMs = 250;

/**
 * Closes without cutting anybody off and without being held open: what is under way is finished; silent, idle and
 * half-sent connections are ended. Node by itself waits for them as long as they like once the server closes.
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
    // The proxy in front is to take another node from now on.
    if (deps.isStopping) reply.raw.setHeader('connection', 'close');
    done();
  });

  const endSilent = () => {
    for (const [socket, answers] of underWay) if (answers === 0) socket.destroy();
  };
  const endAll = () => {
    for (const socket of underWay.keys()) socket.destroy();
  };
  fastify.addHook('preClose', (done) => {
    const startedMs = performance.now();
    const look = setInterval(() => {
      const waitedMs = performance.now() - startedMs;
      if (waitedMs >= answerMs) endAll();
      else if (waitedMs >= silentMs) endSilent();
    }, lookMs);
    server.once('close', () => clearInterval(look));
    if (!server.listening) clearInterval(look);
    done();
  });
}
