export { readTrack } from './read-track.ts';
export { startTrack } from './start-track.ts';
export { queryTrack, subscribeTrack } from './track-jobs.ts';
