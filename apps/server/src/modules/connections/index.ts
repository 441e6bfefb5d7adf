export { type BegunCheck, beginCheck, recordCheck, timeCheck } from './check-connection.ts';
export type { ConnectionKind } from './connection-kind.ts';
export { hasConnection, patchSettings, resealConnections, selectConnections } from './connections.store.ts';
export { proposedValues, requireOwnHost } from './own-host.ts';
export { listConnections, saveConnection } from './save-connection.ts';
