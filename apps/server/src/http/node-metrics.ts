import { randomUUID } from 'node:crypto';
import { AggregatorRegistry, type MetricObject, Registry } from 'prom-client';
import type { Deps } from '../ctx/deps.ts';

/** One that begins again, or ends, does not answer: the metrics of the others are told all the same. */
const waitMs = 1000;

/** The text of `/metrics`: of all processes behind the port, each with its number as the label `node`, or of the only one. */
export function metricsOfAll({ config, link }: Pick<Deps, 'config' | 'link'>, own: Registry): () => Promise<string> {
  if (!link) return () => own.metrics();
  own.setDefaultLabels({ node: String(link.place) });
  const ownMetrics = () => own.getMetricsAsJSON();
  const waiting = new Map<string, (metrics: MetricObject[]) => void>();
  link.onTold((message) => {
    if (message.kind === 'metricsWanted') {
      const { question } = message;
      void ownMetrics().then((metrics) => link.tell({ kind: 'metrics', question, metrics }));
    }
    if (message.kind === 'metrics') waiting.get(message.question)?.(message.metrics);
  });
  const askOthers = (question: string) =>
    new Promise<MetricObject[][]>((resolve) => {
      const told: MetricObject[][] = [];
      const end = () => {
        clearTimeout(timer);
        waiting.delete(question);
        resolve(told);
      };
      const timer = setTimeout(end, waitMs);
      waiting.set(question, (metrics) => {
        told.push(metrics);
        if (told.length === config.nodes - 1) end();
      });
      link.tell({ kind: 'metricsWanted', question });
    });
  return async () => {
    const all = [await ownMetrics(), ...(await askOthers(randomUUID()))];
    // With the label no two values meet, so nothing is really summed: the library joins lists only by doing so.
    const kept = all.map((metrics) => metrics.map((metric) => ({ ...metric, aggregator: 'sum' as const })));
    return AggregatorRegistry.aggregate(kept).metrics();
  };
}
