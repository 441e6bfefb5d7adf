/** What hangs (a job, a database that is gone) does not keep the process: it ends so long after the signal at the latest, */
const endMs = 15_000;
/** or, with a long wait, so long after that. */
const endAfterWaitMs = 10_000;

export function endAtLast(waitMs: number): void {
  const end = () => {
    process.stderr.write('停止超时，已强制退出\n');
    process.exit(1);
  };
  setTimeout(end, Math.max(endMs, waitMs + endAfterWaitMs)).unref();
}
