export type { ChangeSubject, ChangeSubjects } from './answer-change.ts';
export { changesRoutes } from './changes.ops.routes.ts';
export { demandNoneWaiting, endChange, requestChange } from './request-change.ts';
