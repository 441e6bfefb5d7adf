/** What is to be done with a goods file that was brought from the console. */
export interface ImportJob {
  kind: 'check' | 'write' | 'undo';
  companyId: string;
  importId: string;
}

/** How it ended: `unreadable` says what is wrong with the file. */
export type ImportEnd = { kind: 'done' } | { kind: 'unreadable'; reason: string };
