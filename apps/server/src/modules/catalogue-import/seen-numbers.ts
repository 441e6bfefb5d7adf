import type { RefusedRow } from './refused-row.ts';

type Place = Pick<RefusedRow, 'file' | 'row'>;

/** Where each item number of this import stood first; one number is kept for each, not a text. */
export interface SeenNumbers {
  /** 「goods.csv 第 2 行」, or undefined for a number that has not come yet. */
  get: (itemNo: string) => string | undefined;
  set: (itemNo: string, place: Place) => void;
}

/** More rows than a spreadsheet can hold. */
const rowsPerFile = 2 ** 32;

export function createSeenNumbers(): SeenNumbers {
  const files: string[] = [];
  const places = new Map<string, number>();
  return {
    get: (itemNo) => {
      const place = places.get(itemNo);
      if (place === undefined) return undefined;
      return `${files[Math.floor(place / rowsPerFile)]} 第 ${place % rowsPerFile} 行`;
    },
    set: (itemNo, { file, row }) => {
      if (files.at(-1) !== file) files.push(file);
      places.set(itemNo, (files.length - 1) * rowsPerFile + row);
    },
  };
}
