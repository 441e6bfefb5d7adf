import { extname } from 'node:path';
import { StartFault } from '../../config.ts';
import { addGuide, asText, goodsColumns as columns, widthOf } from '../goods-writing/index.ts';

/**
 * A goods file to fill in: the header, and one row that could be imported as it is. XLSX says in a second sheet what each
 * column holds, and notes it at the header. Throws StartFault for another ending.
 */
export async function writeTemplate(fileName: string): Promise<Uint8Array> {
  const kind = extname(fileName).toLowerCase();
  if (kind === '.csv') return writeCsv();
  if (kind === '.xlsx') return writeWorkbook();
  throw new StartFault(`${fileName}：模板只能是 .csv 或 .xlsx 文件`);
}

/** With the mark at its beginning that makes a spreadsheet read it as UTF-8. */
const writeCsv = () =>
  Buffer.from(
    `\ufeff${columns.map(({ name }) => name).join(',')}\r\n${columns.map(({ sample }) => sample).join(',')}\r\n`,
  );

async function writeWorkbook(): Promise<Uint8Array> {
  // 30 MB that only a workbook needs.
  const { default: excel } = await import('exceljs');
  const book = new excel.Workbook();
  const goods = book.addWorksheet('商品', { views: [{ state: 'frozen', ySplit: 1 }] });
  goods.columns = columns.map(({ name, sample }) => ({
    header: name,
    width: widthOf(name, sample),
    style: asText,
  }));
  goods.addRow(columns.map(({ sample }) => sample));
  const head = goods.getRow(1);
  head.font = { bold: true };
  for (const [at, { title, rule }] of columns.entries()) head.getCell(at + 1).note = `${title}：${rule}`;
  addGuide(book);
  return new Uint8Array(await book.xlsx.writeBuffer());
}
