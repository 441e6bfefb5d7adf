import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { createDatabaseIfAbsent } from '../apps/server/src/db/connect.ts';
import { startCluster } from '../apps/server/src/db/embedded/cluster.ts';
import { rootDir } from '../tools/architecture/sources.ts';
import { catalogueFiles, folderOf } from './catalogue.ts';
import { importBesideBuyers } from './import-load.ts';
import { manyRows, writeCsv } from './many-rows.ts';
import type { Benchmark } from './run.ts';

const host = 'shop.example.cn';
const must = 1000;
const batch = 500;
const watchEveryMs = 5000;

/** `--rows N`, 24,001 otherwise: into a new company without statistics, again into the full one, beside plain inserts; then from the console of a shop with buyers in it. */
export const benchmark: Benchmark = {
  question: 'how many rows a second does an import write, and in how much memory?',
  run: async (args) => {
    const count = Number(args[args.indexOf('--rows') + 1] ?? 0) || 24_001;
    const dataDir = mkdtempSync(join(tmpdir(), 'jicai-bench-'));
    const cluster = await startCluster({ dataDir, password: 'bench-password-1' });
    const url = cluster.url('shops');
    await createDatabaseIfAbsent(cluster.url('postgres'), 'shops');
    const env = { ...process.env, DATABASE_URL: url, DATA_DIR: join(dataDir, 'shop'), DEMO: '0', ...secrets };
    await promisify(execFile)(
      process.execPath,
      ['tools/run.mjs', 'company-create', '--name', '某某商城', '--host', host],
      {
        cwd: rootDir,
        env,
      },
    );
    const files = catalogueFiles(folderOf(args));
    const csv = join(dataDir, 'goods.csv');
    const columns = await writeCsv(csv, manyRows(files, count));
    const plain = await insertPlainly(url, columns, manyRows(files, count));
    console.log(`${count} rows; plain inserts of ${batch} with a key and a word index: ${plain.toFixed(0)} rows/s`);
    for (const name of ['into a new company', 'again, into the full one']) {
      const { seconds, memory } = await importFile(csv, env);
      const speed = count / seconds;
      const memoryText = memory.map((mb) => mb.toFixed(0)).join(', ');
      console.log(
        `${name}: ${speed.toFixed(0)} rows/s (${must}), ${(speed / plain).toFixed(2)} of plain inserts; MB every 5 s: ${memoryText}`,
      );
    }
    await cluster.stop();
    await importBesideBuyers({ csv, count, lastNo: [...manyRows(files, count)].at(-1)?.['itemNo'] ?? '' });
    rmSync(dataDir, { recursive: true, force: true });
  },
};

const secrets = { PASSWORD_PEPPER: 'bench-pepper-bench-pepper', LINK_SECRET: 'bench-secret-bench-secret' };

/** The whole command as somebody runs it; `memory`: what its process holds, from time to time. */
async function importFile(csv: string, env: NodeJS.ProcessEnv): Promise<{ seconds: number; memory: number[] }> {
  const startedMs = performance.now();
  const run = spawn(process.execPath, ['tools/run.mjs', 'import', csv, '--host', host], {
    cwd: rootDir,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  run.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const memory: number[] = [];
  const watch = setInterval(() => memory.push(memoryOf(run.pid ?? 0)), watchEveryMs);
  const [status] = (await once(run, 'exit')) as [number | null];
  clearInterval(watch);
  if (status !== 0) throw new Error(said);
  return { seconds: (performance.now() - startedMs) / 1000, memory };
}

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** The same rows as text into one table with a key and an index of its words: what PostgreSQL alone takes for them. */
async function insertPlainly(url: string, columns: string[], rows: Iterable<Record<string, string>>): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const names = columns.map((column) => `"${column}"`);
  await client.query(
    `create table plain_goods (${names.map((name) => `${name} text`).join(', ')}, primary key ("itemNo"))`,
  );
  await client.query(
    `create index on plain_goods using gin (to_tsvector('simple', "itemName" || ' ' || "description"))`,
  );
  const insert = `insert into plain_goods select * from unnest(${columns.map((_, at) => `$${at + 1}::text[]`).join(', ')})`;
  const startedMs = performance.now();
  let held: Record<string, string>[] = [];
  let count = 0;
  const write = async () => {
    await client.query(
      insert,
      columns.map((column) => held.map((row) => row[column] ?? '')),
    );
    count += held.length;
    held = [];
  };
  for (const row of rows) if (held.push(row) === batch) await write();
  if (held.length > 0) await write();
  const seconds = (performance.now() - startedMs) / 1000;
  await client.query('drop table plain_goods');
  await client.end();
  return count / seconds;
}
