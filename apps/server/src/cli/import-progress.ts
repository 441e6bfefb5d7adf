import { SingleBar } from 'cli-progress';
import type { ImportProgress } from '../modules/catalogue-import/index.ts';

/** Where nobody sees a bar move, such as in the log of a nightly job, a line as often as this. */
const lineEveryMs = 5000;

const formats = {
  check: '检查 {bar} {percentage}% · {rows} 行 · {duration_formatted}',
  write: '写入 {bar} {percentage}% · {rows} 行 · {duration_formatted}',
};

/** A bar for each phase of an import: by bytes while files are checked, by rows while they are written. */
export function showProgress(options: { totalBytes: number; stream: NodeJS.WritableStream; everyMs?: number }) {
  let phase: ImportProgress['phase'] | undefined;
  let bar: SingleBar | undefined;
  const begin = (next: ImportProgress['phase'], total: number) => {
    bar?.stop();
    phase = next;
    bar = new SingleBar({
      format: formats[next],
      hideCursor: true,
      stream: options.stream,
      noTTYOutput: true,
      notTTYSchedule: options.everyMs ?? lineEveryMs,
    });
    bar.start(total, 0, { rows: 0 });
  };
  return {
    update: (progress: ImportProgress) => {
      const total = progress.phase === 'check' ? options.totalBytes : progress.total;
      if (phase !== progress.phase) begin(progress.phase, total);
      // An XLSX file is read past its end while it is unpacked.
      const done = Math.min(progress.phase === 'check' ? progress.bytes : progress.rows, total);
      bar?.update(done, { rows: progress.rows });
    },
    stop: () => bar?.stop(),
  };
}
