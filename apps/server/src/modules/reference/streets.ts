import { readFileSync } from 'node:fs';
import { streetsFile } from '../../paths.ts';

interface Street {
  /** Nine digits. */
  code: string;
  name: string;
}

/** Read at the first question: most of what a shop does never asks for a street. */
let lines: ReadonlyMap<string, string> | undefined;

function readLines(): ReadonlyMap<string, string> {
  const text = readFileSync(streetsFile, 'utf8');
  return new Map(text.split('\n').flatMap((line) => (/^\d{6} /.test(line) ? [[line.slice(0, 6), line.slice(7)]] : [])));
}

/** Streets and towns of a county, in the order of their codes; none where the table knows none. */
export function listStreets(countyCode: string): readonly Street[] {
  lines ??= readLines();
  return (lines.get(countyCode)?.split(' ') ?? []).map((word) => {
    // A city without counties has the streets of several codes below it, each with its whole code.
    const [, digits = '', name = ''] = /^(\d{9}|\d{3})(.+)$/.exec(word) ?? [];
    return { code: digits.length === 9 ? digits : countyCode + digits, name };
  });
}

export function hasStreets(countyCode: string): boolean {
  lines ??= readLines();
  return lines.has(countyCode);
}
