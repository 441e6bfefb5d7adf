import { inflateSync } from 'node:zlib';

/**
 * The words of a PDF that the server has made, drawing by drawing. Its one font names signs by numbers of its own and says in
 * a table which signs they are; a reader of PDFs copies text by the same table.
 */
export function textOfPdf(bytes: Uint8Array): string {
  const streams = streamsOf(Buffer.from(bytes));
  const signs = new Map(streams.filter((text) => text.includes('beginbfrange')).flatMap(signsOf));
  return streams
    .filter((text) => text.includes('BT'))
    .flatMap((text) => [...text.matchAll(/\[([^\]]*)\] TJ/g)])
    .map(([, shown = '']) => [...shown.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => decode(hex, signs)).join(''))
    .join('\n');
}

function streamsOf(file: Buffer): string[] {
  const found: string[] = [];
  let at = file.indexOf('stream\n');
  while (at >= 0) {
    const end = file.indexOf('endstream', at);
    try {
      found.push(inflateSync(file.subarray(at + 'stream\n'.length, end)).toString('latin1'));
    } catch {
      // Not text: a picture, or not compressed.
    }
    at = file.indexOf('stream\n', end + 'endstream'.length);
  }
  return found;
}

/** `<first> <last> [<sign> …]` of each range of the table. */
function signsOf(table: string): [number, string][] {
  return [...table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)].flatMap(([, first = '', list = '']) =>
    [...list.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = ''], at): [number, string] => [
      Number.parseInt(first, 16) + at,
      Buffer.from(hex, 'hex').swap16().toString('utf16le'),
    ]),
  );
}

const decode = (hex: string, signs: ReadonlyMap<number, string>): string =>
  (hex.match(/.{4}/g) ?? []).map((code) => signs.get(Number.parseInt(code, 16)) ?? '').join('');
