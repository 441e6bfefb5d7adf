import { Unzip, UnzipInflate } from 'fflate';
import { createReadStream } from 'node:fs';

/** Cells of a sheet that were made one, as A2:B4 says. */
interface MergedRange {
  range: string;
  from: number;
  to: number;
}

const mergedMark = /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]+(\d+):[A-Z]+(\d+))"/g;
const longestMark = 200;

/**
 * Tells of each line of the first sheet of an XLSX, asked from the top down, which range of merged cells it is part of.
 * Streamed: a sheet of a hundred thousand lines is never held. A file that is no archive has none.
 */
export async function openMerged(file: string): Promise<(row: number) => string | undefined> {
  const ranges = await readRanges(file);
  ranges.sort((a, b) => a.from - b.from);
  let next = 0;
  let reach: MergedRange | undefined;
  return (row) => {
    for (let range = ranges[next]; range && range.from <= row; range = ranges[(next += 1)])
      if (!reach || range.to > reach.to) reach = range;
    return reach && reach.to >= row ? reach.range : undefined;
  };
}

async function readRanges(file: string): Promise<MergedRange[]> {
  const ranges: MergedRange[] = [];
  let hasSheet = false;
  const unzip = new Unzip((entry) => {
    if (hasSheet || !/xl\/worksheets\/sheet\d+\.xml$/.test(entry.name)) return;
    hasSheet = true;
    const decoder = new TextDecoder('latin1');
    let rest = '';
    entry.ondata = (error, bytes) => {
      if (error) throw error;
      const text = rest + decoder.decode(bytes, { stream: true });
      let read = 0;
      for (const { 0: mark, 1: range = '', 2: from, 3: to, index } of text.matchAll(mergedMark)) {
        ranges.push({ range, from: Number(from), to: Number(to) });
        read = index + mark.length;
      }
      rest = text.slice(Math.max(read, text.length - longestMark));
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  for await (const chunk of createReadStream(file)) unzip.push(chunk as Buffer);
  return ranges;
}
