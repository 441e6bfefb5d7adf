/** The way of a goods file through the console (docs/domain/catalog.md §8). */
export const importStates = {
  /** Read and compared; nothing is written. */
  checking: 'checking',
  /** Somebody looks at what it would change. */
  checked: 'checked',
  writing: 'writing',
  done: 'done',
  /** It is no goods file, or cannot be read. */
  unreadable: 'unreadable',
  /** The shop went down meanwhile; it can be begun again. */
  stopped: 'stopped',
  /** What it wrote is taken back. */
  undoing: 'undoing',
  undone: 'undone',
} as const;
export type ImportState = (typeof importStates)[keyof typeof importStates];
export const importStateList = Object.values(importStates) as [ImportState, ...ImportState[]];

export const importStateTexts: Readonly<Record<ImportState, string>> = {
  checking: '检查中',
  checked: '待确认',
  writing: '写入中',
  done: '已完成',
  unreadable: '无法读取',
  stopped: '已中断',
  undoing: '撤销中',
  undone: '已撤销',
};

/** One file at a time in a shop. */
export const importBusy = '另一个文件正在导入，请等它结束';

/** Whether it is under way and its page asks again. */
export const isUnderWay = (state: ImportState): boolean =>
  state === importStates.checking || state === importStates.writing || state === importStates.undoing;

/** Whether it may be written: after its check, and again where it was cut off. Without a good row there is nothing to write. */
export const mayWrite = ({ state, goodRows }: { state: ImportState; goodRows: number }): boolean =>
  (state === importStates.checked || state === importStates.stopped) && goodRows > 0;
