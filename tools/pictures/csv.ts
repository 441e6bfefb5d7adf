import { readFileSync } from 'node:fs';

export type Row = Record<string, string>;

/** RFC 4180: quoted fields may hold commas, doubled quotes and line breaks. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (isQuoted) {
      if (char === '"' && text[i + 1] === '"') field += text[++i];
      else if (char === '"') isQuoted = false;
      else field += char;
    } else if (char === '"') isQuoted = true;
    else if (char === ',' || char === '\n') {
      row.push(field);
      field = '';
      if (char === '\n') {
        rows.push(row);
        row = [];
      }
    } else field += char;
  }
  if (field || row.length) rows.push([...row, field]);
  return rows;
}

export function readCsv(file: string | URL): Row[] {
  const [head = [], ...lines] = parseCsv(readFileSync(file, 'utf8'));
  return lines.map((line, index) => {
    if (line.length !== head.length)
      throw new Error(`${file} line ${index + 2}: ${line.length} fields, expected ${head.length}`);
    return Object.fromEntries(head.map((name, column) => [name, line[column] ?? '']));
  });
}
