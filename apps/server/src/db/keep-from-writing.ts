import { sql } from 'drizzle-orm';
import type { Tx } from './open.ts';

/** From here on the database refuses what this transaction would write or lock. */
export async function keepFromWriting(tx: Tx): Promise<void> {
  await tx.execute(sql`set transaction read only`);
}
