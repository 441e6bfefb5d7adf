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

/** Transactions per second of a script, or of several in turn, at so many clients. */
export function runPgbench(
  pgbench: string,
  url: string,
  scripts: string | readonly string[],
  clients: number,
  seconds = 8,
): number {
  const folder = mkdtempSync(join(tmpdir(), 'jicai-pgbench-'));
  const files = [scripts].flat().map((script, at) => {
    const file = join(folder, `${at}.sql`);
    writeFileSync(file, script);
    return `--file=${file}`;
  });
  const args = [
    '--no-vacuum',
    `--client=${clients}`,
    '--jobs=2',
    `--time=${seconds}`,
    '--protocol=simple',
    ...files,
    '--max-tries=10',
    url,
  ];
  const output = execFileSync(pgbench, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return Number(/tps = ([\d.]+)/.exec(output)?.[1] ?? 0);
}

/**
 * A pgbench script of the statements that one transaction of the shop really sent, taken from the server's log: values
 * that differ from run to run (ids, document numbers, versions, request ids) become variables; `another` run of the same
 * command tells which of them do not, such as the ids of goods.
 */
export function scriptOf(statements: string[], another: string[]): string {
  const fixed = new Set(another.join('\n').match(/(?<!\d)\d{15,19}(?!\d)/g));
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
      .replace(/"([TDPRACI]\d{8})(\d{10})"/g, (whole, prefix: string, digits: string) =>
        fixed.has(prefix.slice(1) + digits) ? whole : `"${prefix}' || :${nameOf(digits)} || '"`,
      )
      .replace(/"version":"?(\d+)"?/g, (_, version: string) => `"version":' || :${nameOf(version)} % 2000000000 || '`)
      .replace(/"([0-9a-f]{8}-[0-9a-f-]{27})"/g, (_, uuid: string) => `"r' || :${nameOf(uuid)} || '"`)
      .replace(/"(\d{15,19})"/g, (whole, id: string) => (fixed.has(id) ? whole : `"' || :${nameOf(id)} || '"`));
  const body = statements.map((statement) =>
    statement
      .replace(/'\[\{(?:[^']|'')*\}\]'/g, (json) => `(${inJson(json)})`)
      .replace(/'([TDPRACI]\d{8})(\d{10})'/g, (whole, prefix: string, digits: string) =>
        fixed.has(prefix.slice(1) + digits) ? whole : `'${prefix}' || :${nameOf(digits)}`,
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
