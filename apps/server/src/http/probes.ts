import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/open.ts';
import { findDiskFault } from '../disk-faults.ts';
import type { CompanyReport } from '@jicai/goods-search/index.ts';
import { metricsOfAll } from './node-metrics.ts';
import type { App } from './route.ts';

/**
 * /healthz: the process is alive. /readyz: it can serve calls, database and disk are writable. /metrics: Prometheus text, in
 * the demo or with METRICS=1.
 */
export function registerProbes({ fastify, deps }: App): void {
  const registry = new Registry();
  const ofProcess = metricsOfProcess();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['path', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  const indexGauge = (name: string, help: string, valueOf: (report: CompanyReport) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set((deps.goodsIndex?.reports() ?? []).reduce((sum, report) => sum + valueOf(report), 0));
      },
    });
  indexGauge('search_index_items', 'Goods in the search index of this process', (report) => report.docs);
  indexGauge('search_index_bytes', 'Size of the search index of this process', (report) => report.bytes);
  indexGauge('search_index_build_seconds', 'Time it took to load all shops', (report) => report.buildMs / 1000);
  fastify.addHook('onResponse', (request, reply, done) => {
    const path = request.routeOptions.url ?? 'none';
    durations.observe({ path, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  fastify.get('/healthz', () => ({ status: 'ok' }));
  fastify.get('/readyz', async (_request, reply) => {
    if (deps.isStopping) return reply.status(503).send({ status: 'stopping' });
    try {
      const status = (await readOnlyStatus(deps.db)) ?? (await findDiskFault(deps.config.dataDir))?.status;
      return status ? await reply.status(503).send({ status }) : { status: 'ready' };
    } catch {
      return reply.status(503).send({ status: 'database unreachable' });
    }
  });
  if (!deps.config.hasMetrics) return;
  const metrics = metricsOfAll(deps, Registry.merge([ofProcess, registry]));
  fastify.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await metrics()));
}

async function readOnlyStatus({ pool }: Database): Promise<string | undefined> {
  const { rows } = await pool.query<{ mode: string }>(`select current_setting('transaction_read_only') as mode`);
  return rows[0]?.mode === 'on' ? 'database read-only' : undefined;
}

let known: Registry | undefined;

/**
 * Metrics that Node collects about itself. Its observers are never removed, so a process has one set, however many
 * servers it builds.
 */
function metricsOfProcess(): Registry {
  if (known) return known;
  known = new Registry();
  collectDefaultMetrics({ register: known });
  return known;
}
