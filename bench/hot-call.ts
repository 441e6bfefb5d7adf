/** One thing that is measured alone: its calls are ready when `prepare` has ended. */
export interface HotCall {
  name: string;
  /** Per second. */
  atLeast?: number;
  /** Milliseconds. */
  p99AtMost?: number;
  prepare: (times: number) => Promise<() => Promise<{ calls: number; p99Ms?: number }>>;
}
