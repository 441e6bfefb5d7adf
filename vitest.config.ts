import { defineConfig } from 'vitest/config';

/**
 * Three suites: `unit` needs nothing, `screens` draws parts of pages without a browser, `server` a real PostgreSQL (one
 * cluster per run, one database per file). What runs in a browser is in playwright.config.ts.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'tools/**/*.test.ts',
            'apps/storefront/**/*.test.ts',
            'apps/console/**/*.test.ts',
          ],
          environment: 'node',
          // Rules and texts keep nothing between files; to load them anew for each took longer than the tests.
          isolate: false,
          // A busy machine is no defect: properties of a thousand texts took 8 s instead of 1 beside three other suites.
          testTimeout: 180_000,
          // As many as the others: suites that run in one go have to agree. One more than the cores, since a server test waits
          // for its database, or for a deadline, a good part of its time.
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'screens',
          include: ['packages/**/*.test.tsx', 'apps/storefront/**/*.test.tsx', 'apps/console/**/*.test.tsx'],
          // A page for each file: React and what it draws on keep the first they see.
          environment: 'happy-dom',
          setupFiles: ['packages/ui/src/test/page.setup.ts'],
          // As above: the first test of a file waits for all it draws to be loaded.
          testTimeout: 60_000,
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['apps/server/test/cluster.setup.ts'],
          // Each file has a database and a server of its own; what they share is the code, which takes longest to load.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          maxWorkers: 3,
        },
      },
    ],
  },
});
