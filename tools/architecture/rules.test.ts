import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rootDir } from './sources.ts';

/** `docs/domain/returns.md §3`, also `§3, §4` of one page. The text between two breaks of a comment is one text. */
const citation = /docs\/domain\/([\w-]+\.md)((?:\s*(?:\/\/|\*)?\s*§\d+,?)*)/g;
/** The design that came before the pages, by its old name. */
const oldCitation = /(?<![\w/-])domain\.md/;

interface TextFile {
  path: string;
  text: string;
}

/** What cites rules: code and prose that git knows or would add. */
const files: TextFile[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', ...extensions()],
  { cwd: rootDir, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path !== '' && path !== 'tools/architecture/rules.test.ts' && existsSync(join(rootDir, path)))
  .map((path) => ({ path, text: readFileSync(join(rootDir, path), 'utf8') }));

function extensions(): string[] {
  return ['ts', 'tsx', 'css', 'md', 'mjs', 'sql', 'sh', 'yml'].map((ending) => `*.${ending}`);
}

/** Numbers of the sections of a page, from `## 3. …`; undefined where there is no such page. */
function sectionsOf(page: string): Set<number> | undefined {
  const path = join(rootDir, 'docs/domain', page);
  if (!existsSync(path)) return undefined;
  return new Set([...readFileSync(path, 'utf8').matchAll(/^## (\d+)\. /gm)].map(([, digits]) => Number(digits)));
}

/** `file:line cites …` for each citation of a page or a section that is not there. */
function deadCitations({ path, text }: TextFile): string[] {
  return [...text.matchAll(citation)].flatMap(({ 1: page = '', 2: cited = '', index }) => {
    const where = `${path}:${text.slice(0, index).split('\n').length}`;
    const known = sectionsOf(page);
    if (!known) return [`${where} cites docs/domain/${page}, which is not there`];
    return [...cited.matchAll(/§(\d+)/g)]
      .filter(([, digits]) => !known.has(Number(digits)))
      .map(([section]) => `${where} cites docs/domain/${page} ${section}, which is not there`);
  });
}

const oldCitations = ({ path, text }: TextFile): string[] =>
  path.startsWith('docs/domain/')
    ? []
    : text
        .split('\n')
        .flatMap((line, at) => (oldCitation.test(line) ? [`${path}:${at + 1} cites the old design`] : []));

describe('rules that are cited', () => {
  test('a plausible number was seen', () => {
    const count = files.reduce((sum, { text }) => sum + [...text.matchAll(/docs\/domain\/[\w-]+\.md §\d/g)].length, 0);
    expect(count).toBeGreaterThan(250);
  });

  test('the check sees a dead citation when there is one', () => {
    const text = '\n// docs/domain/returns.md §2, §99 and docs/domain/nowhere.md §1';
    expect(deadCitations({ path: 'x.ts', text })).toEqual([
      'x.ts:2 cites docs/domain/returns.md §99, which is not there',
      'x.ts:2 cites docs/domain/nowhere.md, which is not there',
    ]);
    expect(oldCitations({ path: 'x.ts', text: '// domain.md 2.4' })).toEqual(['x.ts:1 cites the old design']);
  });

  test('stand in docs/domain', () => {
    expect(files.flatMap(deadCitations)).toEqual([]);
  });

  test('are cited by their page and section', () => {
    expect(files.flatMap(oldCitations)).toEqual([]);
  });

  test('stand on the list of the pages', () => {
    const list = readFileSync(join(rootDir, 'docs/domain/README.md'), 'utf8');
    const pages = files.map(({ path }) => /^docs\/domain\/([a-z-]+\.md)$/.exec(path)?.[1] ?? '').filter(Boolean);
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.filter((page) => !list.includes(`[${page}](${page})`))).toEqual([]);
  });
});
