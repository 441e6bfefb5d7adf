export { makeDataExport } from './make-export.ts';
