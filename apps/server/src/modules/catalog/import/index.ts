export { importCatalogue, type ImportOptions, type ImportReport } from './import-catalogue.ts';
