import type { MoveActor } from '@jicai/domain/orders/order-states.ts';
import { integer, text } from 'drizzle-orm/pg-core';
import { id, instant } from './kinds.ts';

/** What every table of moves keeps, beside the document that moved: who took it from which state to which, and why. */
export const historyColumns = <State extends number, Event extends string>() => ({
  id: id('id').notNull(),
  /** Version of the document that this move made. */
  version: integer('version').notNull(),
  fromState: integer('from_state').$type<State>(),
  toState: integer('to_state').$type<State>().notNull(),
  event: text('event').$type<Event>().notNull(),
  /** buyer, operator, supplier, channel or system. */
  actorType: text('actor_type').$type<MoveActor>().notNull(),
  actorId: id('actor_id').notNull(),
  actorName: text('actor_name').notNull(),
  reason: text('reason').notNull(),
  createdAt: instant('created_at').notNull(),
});
