export { admitMembers, type NewMember } from './admit-members.ts';
export { askConnection } from './check-connection.ts';
export { type CardPlace, findCardPlace, sendCard, wasCardRefused } from './send-card.ts';
export {
  resealSignOn,
  lockConnectionOf,
  selectConnectionOf,
  selectUsedConnections,
  type SignOnConnection,
} from './connections.store.ts';
export { selectRolesOf } from './people.store.ts';
