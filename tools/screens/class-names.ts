import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const rootDir = join(import.meta.dirname, '../..');
const digits = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const base = digits.length;
const inDigits = (value: number): string =>
  value < base ? digits.charAt(value) : inDigits(Math.floor(value / base)) + digits.charAt(value % base);

/** Two letters for each style sheet, by its path and not by its place among the others: a new one renames no class of those that are there. */
export function fileCodes(paths: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Map<string, string>();
  const codes = new Map<string, string>();
  for (const path of paths.toSorted()) {
    let at = createHash('sha256').update(path).digest().readUInt32BE();
    const codeOf = (value: number) => digits.charAt(Math.floor(value / base) % base) + digits.charAt(value % base);
    while (taken.has(codeOf(at))) at += 1;
    taken.set(codeOf(at), path);
    codes.set(path, codeOf(at));
  }
  return codes;
}

/**
 * Four letters for each class: the sheet's two and its place there. With their own names, or hashes long enough never to meet, the
 * classes alone would be a twentieth of what a first visit loads.
 */
export function classNames(paths: readonly string[]): (name: string, file: string) => string {
  const codes = fileCodes(paths);
  const sheets = new Map<string, string[]>();
  return (name, file) => {
    const path = pathOf(file);
    const code = codes.get(path);
    if (!code) throw new Error(`${path} came after the start: start anew`);
    const names = sheets.get(path) ?? [];
    sheets.set(path, names);
    if (!names.includes(name)) names.push(name);
    return `_${code}${inDigits(names.indexOf(name))}`;
  };
}

const pathOf = (file: string): string => relative(rootDir, file.replace(/\?.*/, '')).replaceAll(sep, '/');

/** All style sheets of the front ends, from the root of the repository. */
export const styleSheets = (): string[] =>
  ['apps/storefront/src', 'apps/console/src', 'packages/ui/src', 'packages/web/src'].flatMap((folder) =>
    readdirSync(join(rootDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => `${folder}/${file.replaceAll(sep, '/')}`),
  );
