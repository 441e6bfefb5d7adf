import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import { expect, test } from 'vitest';
import { readRows } from './read-rows.ts';

/** Long enough to lie on the edges of many pieces, each line at another place in its bytes. */
const lines = Array.from({ length: 4000 }, (_, at) => `${'x'.repeat(at % 3)}商品名称与图文详情第${at}行`);

test.each([true, false])(
  'no character is lost on the edge of what is read at once, shared strings %s',
  async (isShared) => {
    const filename = join(mkdtempSync(join(tmpdir(), 'jicai-characters-')), 'goods.xlsx');
    const book = new ExcelJS.stream.xlsx.WorkbookWriter({ filename, useSharedStrings: isShared });
    const sheet = book.addWorksheet('商品');
    for (const line of lines) sheet.addRow([line]).commit();
    await book.commit();
    const read: string[] = [];
    for await (const { cells } of readRows(filename, () => undefined)) read.push(cells[0] ?? '');
    expect(read).toEqual(lines);
  },
);
