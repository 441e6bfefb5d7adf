import type { SQL } from 'drizzle-orm';

/** What must hold at every commit: each statement returns the `id`s of the rows that break it, or their numbers. */
export type Books = Readonly<Record<string, (companyId: string) => SQL>>;
