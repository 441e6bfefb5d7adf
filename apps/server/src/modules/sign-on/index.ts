export { askConnection } from './check-connection.ts';
export { resealSignOn, selectUsedConnections, type SignOnConnection } from './connections.store.ts';
