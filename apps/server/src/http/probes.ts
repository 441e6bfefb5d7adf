import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { App } from './route.ts';

/** /healthz: the process lives. /readyz: the database answers. /metrics: Prometheus text. */
export function registerProbes({ fastify, deps }: App): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['path', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const path = request.routeOptions.url ?? 'none';
    durations.observe({ path, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  fastify.get('/healthz', () => ({ status: 'ok' }));
  fastify.get('/readyz', async (_request, reply) => {
    try {
      await deps.db.pool.query('select 1');
      return { status: 'ready' };
    } catch {
      return reply.status(503).send({ status: 'database unreachable' });
    }
  });
  fastify.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
