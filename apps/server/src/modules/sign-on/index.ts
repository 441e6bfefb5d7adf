export { askConnection } from './check-connection.ts';
export { type CardPlace, findCardPlace, sendCard } from './send-card.ts';
export { resealSignOn, selectUsedConnections, type SignOnConnection } from './connections.store.ts';
