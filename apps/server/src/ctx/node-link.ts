import type { MetricObject } from 'prom-client';

/** What the server processes of one shop tell each other at once (ADR 92); everything else they learn from the database. */
export type NodeMessage =
  /** Sessions of an account have ended, or its rights have changed. */
  | { kind: 'forget'; accountId: string; atMs: number }
  /** An account has sent a command. */
  | { kind: 'wrote'; account: string }
  /** So often addresses have called since the last time. */
  | { kind: 'called'; counts: [address: string, times: number][] }
  /** Something due now was planned. */
  | { kind: 'nudge' }
  /** One is asked for the metrics of all; the others answer it under the number of its question. */
  | { kind: 'metricsWanted'; question: string }
  | { kind: 'metrics'; question: string; metrics: MetricObject[] };

/** The way to the other processes behind the same port. */
export interface NodeLink {
  /** Which of the processes this one is, from 1. */
  place: number;
  tell: (message: NodeMessage) => void;
  onTold: (listener: (message: NodeMessage) => void) => void;
}
