import type { RefusedRow } from './refused-row.ts';

type Place = Pick<RefusedRow, 'file' | 'row'>;

/** Where each item number of this import stood first; one number is kept for each, not a text. */
export interface SeenNumbers {
  /** 「第 2 行」, of another file than the asking one 「goods.csv 第 2 行」; undefined for a number that has not come yet. */
  get: (itemNo: string, file: string) => string | undefined;
  set: (itemNo: string, place: Place) => void;
}

/** More rows than a spreadsheet can hold. */
const rowsPerFile = 2 ** 32;

export function createSeenNumbers(): SeenNumbers {
  const files: string[] = [];
  const places = new Map<string, number>();
  return {
    get: (itemNo, asking) => {
      const place = places.get(itemNo);
      if (place === undefined) return undefined;
      const file = files[Math.floor(place / rowsPerFile)];
      const row = `第 ${place % rowsPerFile} 行`;
      // An upload lies under a name of the server's, which its reader never saw.
      return file === asking ? row : ` ${file} ${row}`;
    },
    set: (itemNo, { file, row }) => {
      if (files.at(-1) !== file) files.push(file);
      places.set(itemNo, (files.length - 1) * rowsPerFile + row);
    },
  };
}
