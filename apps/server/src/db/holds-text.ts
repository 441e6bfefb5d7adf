import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether a text holds this part, in any case; nothing in it is a wildcard. */
export const holdsText = (text: SQLWrapper, part: string): SQL => sql`position(lower(${part}) in lower(${text})) > 0`;
