import type ExcelJS from 'exceljs';
import { StringDecoder } from 'node:string_decoder';

type Reader = ExcelJS.stream.xlsx.WorkbookReader;
type Chunks = AsyncIterable<Buffer | string>;

/** What its types do not tell of the reader. */
interface Parsers {
  _parseSharedStrings: (entry: { setEncoding: (encoding: 'utf8') => void }) => unknown;
  _parseWorksheet: (chunks: Chunks, sheetNo: string) => unknown;
}

/**
 * A reader that is handed whole characters. By itself the library turns each piece of a file into text alone, and a Chinese
 * character on the edge of two pieces becomes question marks (github.com/exceljs/exceljs/issues/2084).
 */
export function withWholeCharacters(reader: Reader): Reader {
  const parsers = reader as unknown as Parsers;
  const { _parseSharedStrings: strings, _parseWorksheet: worksheet } = parsers;
  const own: Parsers = {
    _parseSharedStrings(entry) {
      entry.setEncoding('utf8');
      return strings.call(reader, entry);
    },
    _parseWorksheet: (chunks, sheetNo) => worksheet.call(reader, wholeCharacters(chunks), sheetNo),
  };
  return Object.assign(reader, own);
}

async function* wholeCharacters(chunks: Chunks): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  for await (const chunk of chunks) yield typeof chunk === 'string' ? chunk : decoder.write(chunk);
  yield decoder.end();
}
