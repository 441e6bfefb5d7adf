export { type InTurn, type ListSheet, readAtOnce, rowsAtOnce, tableSheet } from './list-sheet.ts';
export { type Exporter, makeListExport } from './make-export.ts';
export { forgetOldExports } from './read-exports.ts';
export { startExport } from './start-export.ts';
