import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate -- --name <verb>` writes the next migration from the tables; it needs no database. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/server/src/db/tables/*.ts',
  out: './apps/server/src/db/migrations',
});
