import { canSendCards } from '@jicai/domain/people/sign-on.ts';
import { SignOnFault, type VendorCard } from '../../adapters/sign-on/sign-on.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Deps } from '../../ctx/deps.ts';
import { selectConnectionOf, type SignOnConnection } from './connections.store.ts';
import { selectSubjectOf } from './links.store.ts';

/** An employee as the app of his own enterprise knows him. */
export interface CardPlace {
  connection: Pick<SignOnConnection, 'kind' | 'name' | 'settings'>;
  subject: string;
}

/**
 * Where a member can be sent cards: by the connection of his enterprise alone, while it is in use and of a kind with cards, and
 * under the subject he has been linked with. Else undefined.
 */
export async function findCardPlace(
  ctx: Ctx,
  { customerId, accountId }: { customerId: string; accountId: string },
): Promise<CardPlace | undefined> {
  const connection = await selectConnectionOf(ctx, customerId);
  if (!connection?.isEnabled || !canSendCards(connection)) return undefined;
  const subject = await selectSubjectOf(ctx, { connectionId: connection.id, accountId });
  return subject === undefined ? undefined : { connection, subject };
}

/** Throws {@link SignOnFault}; never inside a transaction. Answers a receipt where {@link wasCardRefused} has to be asked later. */
export async function sendCard(deps: Deps, { connection, subject }: CardPlace, card: VendorCard): Promise<string> {
  const service = await deps.signOn.open(connection.kind, connection.settings);
  if (!service.sendCard) throw new SignOnFault('refused', 'cannot send cards');
  return service.sendCard(subject, card);
}

/** Whether the vendor could not bring the card of this receipt; where it cannot be asked any more, nobody knows that it could not. */
export async function wasCardRefused(deps: Deps, { connection }: CardPlace, receipt: string): Promise<boolean> {
  const service = await deps.signOn.open(connection.kind, connection.settings);
  return (await service.wasCardRefused?.(receipt)) ?? false;
}
