interface Statement {
  text: string;
  /** What its comment lines say. */
  notes: string;
}

/** What the nodes of the last release would trip over; `why` tells the author what to do instead. */
const breaches: readonly { pattern: RegExp; why: string }[] = [
  { pattern: /^drop (table|view|type|schema|function)\b/, why: 'nodes of the last release still use it' },
  { pattern: /\bdrop column\b/, why: 'nodes of the last release still read it' },
  { pattern: /\brename\b/, why: 'nodes of the last release know the old name: add the new one beside it' },
  { pattern: /\balter column \S+ (set data )?type\b/, why: 'add a column of the new type beside it' },
  { pattern: /\balter column \S+ drop default\b/, why: 'nodes of the last release leave the column out' },
];

/**
 * Which statements of a new migration do not keep the rule of expand and contract: between two releases a schema only
 * grows, and what nobody needs any more goes one release later. `released` is the number of the last release's newest
 * migration. A statement may say why it is right all the same, in a comment line above it:
 *
 * - `-- contract since 0031: …`: the other half of that migration, which the last release has; nothing of it is used there.
 * - `-- in one go: …`: rows that are changed under the migration's lock, for they are few.
 */
export function schemaBreaches(file: string, released: number): string[] {
  const statements = statementsOf(file);
  const isNew = new Set(statements.map(({ text }) => /^create table (?:if not exists )?(\S+)/.exec(text)?.[1]));
  const defaults = new Set(statements.map(({ text }) => columnOf(text, 'set default')));
  const problemOf = ({ text, notes }: Statement): string | undefined => {
    if (isNew.has(tableOf(text))) return undefined;
    if (/^(update|delete from|truncate|insert into .* select)\b/s.test(text)) {
      return /in one go: \S/.test(notes)
        ? undefined
        : 'write a backfill (db/backfills), it runs in batches without a lock';
    }
    const breach = breaches.find(({ pattern }) => pattern.test(text))?.why ?? requiredColumn(text, defaults);
    if (!breach) return undefined;
    const since = /contract since (\d{4}): \S/.exec(notes)?.[1];
    if (since === undefined) return breach;
    return Number(since) <= released ? undefined : `${since} is in no release yet: contract in the next one`;
  };
  return statements.flatMap((statement) => {
    const problem = problemOf(statement);
    return problem ? [`${statement.text.slice(0, 90)}: ${problem}`] : [];
  });
}

function requiredColumn(text: string, defaults: ReadonlySet<string | undefined>): string | undefined {
  const why = 'nodes of the last release write rows without it: give it a default';
  if (/\badd column\b/.test(text)) {
    const isRequired = /\bnot null\b/.test(text) && !/\b(default|generated)\b/.test(text);
    return isRequired ? why : undefined;
  }
  const column = columnOf(text, 'set not null');
  return column !== undefined && !defaults.has(column) ? why : undefined;
}

/** `table.column` of an `alter column … <what>`. */
function columnOf(text: string, what: string): string | undefined {
  const column = new RegExp(`\\balter column (\\S+) ${what}\\b`).exec(text)?.[1];
  return column && `${tableOf(text)}.${column}`;
}

const tableOf = (text: string) =>
  /^(?:alter table|update|delete from|truncate|insert into|drop table)\s+(?:if exists )?(?:only )?(\S+)/.exec(
    text,
  )?.[1];

function statementsOf(file: string): Statement[] {
  return file.split(/--> statement-breakpoint|;/).flatMap((part) => {
    const lines = part.split('\n').map((line) => line.trim());
    const isNote = (line: string) => line.startsWith('--');
    const text = lines.filter((line) => !isNote(line)).join(' ');
    const plain = text.replaceAll('"public".', '').replaceAll('"', '').replace(/\s+/g, ' ').trim().toLowerCase();
    return plain ? [{ text: plain, notes: lines.filter(isNote).join('\n') }] : [];
  });
}
