export { readTrack } from './read-track.ts';
export { startTrack } from './start-track.ts';
export { queryTrack, subscribeTrack } from './track-jobs.ts';
export { askTrackService } from './check-track-service.ts';
export { selectTrackServices, trackKind } from './track-services.store.ts';
export { resealContracts } from './waybill-contracts.store.ts';
export { getSender, listNumberedCouriers, type OpenContract, openContract } from './waybill-service.ts';
