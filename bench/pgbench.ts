import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where PostgreSQL's own load generator is, if it is installed. */
export function findPgbench(): string | undefined {
  const named = process.env['PGBENCH'];
  if (named && existsSync(named)) return named;
  const onPath = spawnSync('which', ['pgbench'], { encoding: 'utf8' }).stdout.trim();
  return onPath || installed();
}

/** Transactions per second of a script at so many clients. */
export function runPgbench(pgbench: string, url: string, script: string, clients: number, seconds = 8): number {
  const file = join(mkdtempSync(join(tmpdir(), 'jicai-pgbench-')), 'submit.sql');
  writeFileSync(file, script);
  const args = [
    '--no-vacuum',
    `--client=${clients}`,
    '--jobs=2',
    `--time=${seconds}`,
    '--protocol=simple',
    `--file=${file}`,
    '--max-tries=10',
    url,
  ];
  const output = execFileSync(pgbench, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return Number(/tps = ([\d.]+)/.exec(output)?.[1] ?? 0);
}

/**
 * A pgbench script of the statements that one transaction of the shop really sent, taken from the server's log: values
 * that differ from run to run (ids, document numbers, request ids) become variables; `another` run of the same
 * command tells which of them do not, such as the ids of goods.
 */
export function scriptOf(statements: string[], another: string[]): string {
  const fixed = new Set(another.join('\n').match(/\b\d{15,19}\b/g));
  const variables = new Map<string, string>();
  const nameOf = (value: string) => {
    const known = variables.get(value);
    if (known) return known;
    const name = `v${variables.size}`;
    variables.set(value, name);
    return name;
  };
  // Rows that are inserted as one JSON value carry their ids inside it.
  const inJson = (json: string) =>
    json
      .replace(
        /"([TDPRACI]\d{8})(\d{10})"/g,
        (_, prefix: string, digits: string) => `"${prefix}' || :${nameOf(digits)} || '"`,
      )
      .replace(/"([0-9a-f]{8}-[0-9a-f-]{27})"/g, (_, uuid: string) => `"r' || :${nameOf(uuid)} || '"`)
      .replace(/"(\d{15,19})"/g, (whole, id: string) => (fixed.has(id) ? whole : `"' || :${nameOf(id)} || '"`));
  const body = statements.map((statement) =>
    statement
      .replace(/'\[\{(?:[^']|'')*\}\]'/g, (json) => `(${inJson(json)})`)
      .replace(
        /'([TDPRACI]\d{8})(\d{10})'/g,
        (_, prefix: string, digits: string) => `'${prefix}' || :${nameOf(digits)}`,
      )
      .replace(/'([0-9a-f]{8}-[0-9a-f-]{27})'/g, (_, uuid: string) => `'r' || :${nameOf(uuid)}`)
      .replace(/'(\d{15,19})'/g, (whole, id: string) => (fixed.has(id) ? whole : `:${nameOf(id)}`))
      .replace(
        /'\{[^']*\d{15,19}[^']*\}'/g,
        (array) => `(${array.replace(/\d{15,19}/g, (id) => (fixed.has(id) ? id : `' || :${nameOf(id)} || '`))})`,
      ),
  );
  const sets = [...variables.values()].map((name) => `\\set ${name} random(1000000000, 4000000000000000000)`);
  return [...sets, ...body.map((statement) => `${statement};`)].join('\n');
}

/** Debian keeps it outside PATH, one per PostgreSQL version. */
function installed(): string | undefined {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return undefined;
  return readdirSync(root)
    .map((version) => join(root, version, 'bin/pgbench'))
    .filter((path) => existsSync(path))
    .at(-1);
}
