export { failedJobs } from './failed-jobs.store.ts';
