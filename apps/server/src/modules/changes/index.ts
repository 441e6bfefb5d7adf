export type { ChangeSubject, ChangeSubjects } from './answer-change.ts';
export { demandNoneWaiting, endChange, requestChange } from './request-change.ts';
