import type { Config } from '../src/config.ts';
import type { Deps } from '../src/ctx/deps.ts';
import { openDatabase } from '../src/db/open.ts';
import { openDeps } from '../src/open-deps.ts';

/** The time of a test's shop until the test sets another. */
export const testStart = new Date('2026-11-21T02:00:00Z');

/** What a demo shop is handed, on a database and a folder of a test, by the clock `now`. */
export function openTestDeps({ url, dataDir, now }: { url: string; dataDir: string; now: () => Date }): Deps {
  const config: Config = {
    port: 0,
    host: '127.0.0.1',
    dataDir,
    databaseUrl: url,
    databaseSettings: [],
    isDemo: true,
    logLevel: process.env['TEST_LOG'] ?? 'silent',
    trustedProxies: 0,
    hasWorkers: false,
    nodes: 1,
    isPrepared: true,
    hasMetrics: true,
    hasApiDocs: true,
    stopWaitMs: 0,
    floodPerMinute: 0,
    writesPerSecond: 0,
    passwordPepper: undefined,
    linkSecret: undefined,
    linkSecretOther: undefined,
    smtpUrl: undefined,
    mailFrom: undefined,
    // Nobody listens there: a test that asks names its own.
    dnsServers: ['127.0.0.1:9'],
    vendorUrl: undefined,
    s3: undefined,
    takesInnerSignOn: false,
  };
  const secrets = {
    databasePassword: '',
    passwordPepper: 'test-pepper-test-pepper',
    linkSecret: 'test-link-secret-0',
  };
  return openDeps({ config, secrets, db: openDatabase({ url, maxConnections: 40 }), now });
}
