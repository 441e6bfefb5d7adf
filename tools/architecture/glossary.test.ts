import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { isTest, rootDir, sources } from './sources.ts';

interface Row {
  wire: string[];
  code: string[];
}

/** The rows of the table in docs/glossary.md that name the same thing on the wire and in code. */
function rowsOf(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| wire '))
    .map((line) => {
      const [, wire = '', code = ''] = line.split('|');
      return { wire: wordsOf(wire), code: wordsOf(code) };
    });
}

/** Identifiers of more than one word: `price`, `receivers` and `…Fee` are nobody's alone. */
const wordsOf = (cell: string): string[] =>
  cell.split(/[\s,()`/]+/).filter((word) => /^[a-z]+([A-Z][a-z0-9]*)+$/.test(word));

const glossary = readFileSync(join(rootDir, 'docs/glossary.md'), 'utf8');
const rows = rowsOf(glossary);
const shared = new Set(rows.flatMap(({ code }) => code));
/** Words of the wire that code has a word of its own for. */
const wireOnly = new Map(
  rows.flatMap(({ wire, code }) => wire.filter((word) => !shared.has(word)).map((word) => [word, code] as const)),
);

/** Parsing is slow: only what has such a word at all is parsed. */
const anyWireWord = new RegExp(`\\b(${[...wireOnly.keys()].join('|')})\\b`);

/** Where answers and bodies are spelt as the wire spells them; everything else under these folders has our words. */
const isWire = (path: string) => /\.(wire|routes)\.ts$|\/demo-orders\//.test(path);
const isOurs = (path: string) => /^(packages\/domain|apps\/server)\/src\//.test(path) && !isTest(path) && !isWire(path);

/** `file says orderItemId, ours is orderLineId` for each identifier of a source that is the wire's. */
function wireWordsIn(path: string, text: string): string[] {
  if (!anyWireWord.test(text)) return [];
  const found = new Set<string>();
  const { program } = parseSync(path, text);
  new Visitor({ Identifier: ({ name }) => void (wireOnly.has(name) && found.add(name)) }).visit(program);
  return [...found].map((word) => `${path} says ${word}, ours is ${wireOnly.get(word)?.join(', ')}`);
}

const domain = sources
  .filter(({ path }) => path.startsWith('packages/domain/src/') && !isTest(path))
  .map(({ text }) => text)
  .join('\n');

/** `no table auditStates`, `auditStates has no 60`: tables of codes that a text names, and the codes it lists behind them. */
function wrongTablesIn(text: string): string[] {
  return [...text.matchAll(/`(\w+(?:States|Types|Modes|Scopes|Sources))`\)?:?([^`|]*)/g)].flatMap(
    ([, name = '', listed = '']) => {
      const table = new RegExp(`export const ${name} = \\{([^}]*)\\} as const`).exec(domain)?.[1];
      if (table === undefined) return [`no table ${name}`];
      const isIn = (code: string) => table.includes('.') || new RegExp(`: ${code}\\b`).test(table);
      return [...listed.matchAll(/(\d+) \p{Script=Han}/gu)].flatMap(([, code = '']) =>
        isIn(code) ? [] : [`${name} has no ${code}`],
      );
    },
  );
}

describe('words of the glossary', () => {
  test('a plausible number was read', () => {
    expect(rows.length).toBeGreaterThan(40);
    expect([...wireOnly.keys()]).toEqual(expect.arrayContaining(['orderItemId', 'checkId', 'chartQty', 'auditId']));
    expect(sources.filter(({ path }) => isOurs(path)).length).toBeGreaterThan(500);
  });

  test('the check sees a wire word where it does not belong, and not in a text', () => {
    const text = "const { orderItemId } = line; badField('chartQty', '请输入正确的购买数量');";
    expect(wireWordsIn('x.ts', text)).toEqual(['x.ts says orderItemId, ours is orderLineId']);
  });

  test('the wire is spelt only where the wire is', () => {
    expect(sources.filter(({ path }) => isOurs(path)).flatMap(({ path, text }) => wireWordsIn(path, text))).toEqual([]);
  });

  test('the tables of codes it names are in the domain, with the codes it lists', () => {
    const text = '`auditStates`: 10 审批中 60 没有 / `taskState`, `soldStates`';
    expect(wrongTablesIn(text)).toEqual(['auditStates has no 60', 'no table soldStates']);
    expect(wrongTablesIn(glossary)).toEqual([]);
  });
});
