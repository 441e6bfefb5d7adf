export { importCatalogue, type ImportOptions } from './import-catalogue.ts';
export type { ImportProgress, ImportReport } from './import-run.ts';
export { workOnImport } from './work-on-import.ts';
export { forgetUndo } from './undo-import.ts';
export { writeTemplate } from './write-template.ts';
