export type { ChangeSubject, ChangeSubjects } from './answer-change.ts';
export { requireNoneWaiting, endChange, requestChange } from './request-change.ts';
export { selectWaiting as findWaitingChange, selectWaitingPriceRows } from './changes.store.ts';
