import autocannon from 'autocannon';
import { keep } from './report.ts';

export interface Load {
  perSecond: number;
  p99Ms: number;
  failures: number;
  calls: number;
}

interface LoadOptions {
  url: string;
  connections: number;
  seconds?: number;
  /** So many calls a second, whether or not the one before was answered; without it each connection asks again at once. */
  perSecond?: number;
  headers?: Record<string, string>;
  /** Bodies sent in turn. */
  bodies: string[];
}

/** Drives one endpoint with keep-alive connections; an answer that is not a success counts as a failure. */
export async function drive(options: LoadOptions): Promise<Load> {
  let failures = 0;
  const headers = { 'content-type': 'application/json', ...options.headers };
  let next = 0;
  const result = await autocannon({
    url: options.url,
    connections: options.connections,
    duration: options.seconds ?? 6,
    ...(options.perSecond && { overallRate: options.perSecond }),
    requests: [
      {
        method: 'POST',
        headers,
        setupRequest: (request: object) => ({ ...request, body: options.bodies[next++ % options.bodies.length] }),
        onResponse: (status: number, body: string) => {
          if (status !== 200 || !body.startsWith('{"success":true')) failures += 1;
        },
      },
    ],
  } as unknown as autocannon.Options);
  return { perSecond: result.requests.average, p99Ms: result.latency.p99, failures, calls: result.requests.total };
}

/** Prints a row of a table whose columns are name, requests per second, p99, ratio to the reference and what it must reach (0: nothing). */
export function printRow(name: string, load: Load, reference: Load, atLeast: number): void {
  const ratio = load.perSecond / reference.perSecond;
  keep({ name, value: load.perSecond, unit: '/s', reference: reference.perSecond });
  keep({ name: `${name}, p99`, value: load.p99Ms, unit: 'ms' });
  console.log(
    `${name.padEnd(34)} ${load.perSecond.toFixed(0).padStart(7)}/s  p99 ${load.p99Ms.toFixed(0).padStart(4)} ms  ` +
      `reference ${reference.perSecond.toFixed(0).padStart(7)}/s  ratio ${ratio.toFixed(3)}` +
      (atLeast ? ` (≥ ${atLeast}${ratio >= atLeast ? ' ok' : ' MISSED'})` : '') +
      (load.failures ? `  ${load.failures} failures` : ''),
  );
}
