export { countFailedJobs, failedJobs } from './failed-jobs.store.ts';
