import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** DATA_DIR/runtime.json (0600) tells the command-line tools how to reach the database of a running shop. */
export interface Runtime {
  pid: number;
  port: number;
  databaseUrl: string;
  /** The orders of a fresh demo are there, and workers run. */
  isDemoReady: boolean;
}

const fileOf = (dataDir: string) => join(dataDir, 'runtime.json');

export function writeRuntime(dataDir: string, runtime: Runtime): void {
  // Whoever waits for the file never reads half of it.
  const draft = `${fileOf(dataDir)}.new`;
  writeFileSync(draft, JSON.stringify(runtime, null, 2), { mode: 0o600 });
  renameSync(draft, fileOf(dataDir));
}

export function readRuntime(dataDir: string): Runtime | undefined {
  const file = fileOf(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Runtime) : undefined;
}

export function removeRuntime(dataDir: string): void {
  rmSync(fileOf(dataDir), { force: true });
}
