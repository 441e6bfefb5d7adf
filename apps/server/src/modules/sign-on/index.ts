export { askConnection } from './check-connection.ts';
export { selectUsedConnections, type SignOnConnection } from './connections.store.ts';
