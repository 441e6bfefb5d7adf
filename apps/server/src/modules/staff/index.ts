export { logSheet } from './export-log.ts';
