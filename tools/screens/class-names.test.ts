import { join } from 'node:path';
import { expect, test } from 'vitest';
import { classNames, fileCodes, styleSheets } from './class-names.ts';

const fileOf = (path: string) => join(import.meta.dirname, '../..', path);

test('no two sheets share a code, and a new one changes no code of the others unless it meets one', () => {
  const sheets = styleSheets();
  expect(sheets.length).toBeGreaterThan(300);
  const codes = fileCodes(sheets);
  expect(new Set(codes.values()).size).toBe(sheets.length);
  const more = fileCodes([...sheets, 'apps/storefront/src/a-new-one.module.css']);
  const changed = sheets.filter((sheet) => more.get(sheet) !== codes.get(sheet));
  expect(changed.length).toBeLessThanOrEqual(1);
});

test('a class has one name in its sheet and another in each other', () => {
  const [first = '', second = ''] = styleSheets();
  const nameOf = classNames([first, second]);
  const names = Array.from({ length: 70 }, (_, at) => nameOf(`c${at}`, fileOf(first)));
  expect(new Set([...names, nameOf('c0', fileOf(second))]).size).toBe(71);
  expect(nameOf('c5', `${fileOf(first)}?used`)).toBe(names[5]);
  expect(names.every((name) => /^_\w{3,4}$/.test(name))).toBe(true);
  expect(() => nameOf('c0', fileOf('apps/unknown.module.css'))).toThrow('start anew');
});
