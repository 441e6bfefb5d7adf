import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig, StartFault } from '../config.ts';
import { openShopBeside } from '../shop.ts';
import { openBackup, restoreTables } from './backup/read-backup.ts';
import { writeBackup } from './backup/write-backup.ts';
import { connectDatabase, createDatabaseIfAbsent } from './connect.ts';
import { type Cluster, startCluster } from './embedded/cluster.ts';
import { createCompany } from '../seed/create-company.ts';

const folder = mkdtempSync(join(tmpdir(), 'jicai-tls-'));
const say = () => {};
let cluster: Cluster;
let adminUrl: string;

beforeAll(async () => {
  makeCertificate('server', 'localhost');
  makeCertificate('stranger', 'localhost');
  const files = [`ssl_cert_file=${join(folder, 'server.crt')}`, `ssl_key_file=${join(folder, 'server.key')}`];
  cluster = await startCluster({ dataDir: folder, password: 'tls-password-1234', settings: ['ssl=on', ...files] });
  await acceptTlsOnly(cluster.url('postgres'));
  adminUrl = urlOf('postgres');
});
afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

const byTcp = (database: string) => cluster.url(database).replace(/\?.*/, '');

/** Of a database on the server, with a chain and a name that are checked. */
function urlOf(database: string, ca = 'server', mode = 'verify-full'): string {
  const url = new URL(byTcp(database));
  url.hostname = 'localhost';
  return `${url.href}?sslmode=${mode}&sslrootcert=${join(folder, `${ca}.crt`)}`;
}

const configOf = (databaseUrl: string) => ({
  ...readConfig({ DATABASE_URL: databaseUrl, PASSWORD_PEPPER: 'x'.repeat(16), LINK_SECRET: 'x'.repeat(16) }),
  dataDir: folder,
});

describe('a server that takes TLS only', () => {
  test('is refused in one line without TLS, with the wrong authority and with a file that is absent', async () => {
    for (const url of [byTcp('postgres'), urlOf('postgres', 'stranger'), urlOf('postgres', 'absent')]) {
      const refused = await connectDatabase(configOf(url), {} as never, say).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(StartFault);
      expect((refused as StartFault).message.split('\n')).toHaveLength(1);
    }
  });

  test.each(['require', 'verify-ca', 'verify-full'])('opens with sslmode=%s: migrations, pool, tools', async (mode) => {
    const name = `shop_${mode.replace('-', '_')}`;
    await createDatabaseIfAbsent(adminUrl, name);
    const shop = await openShopBeside(configOf(urlOf(name, 'server', mode)), say);
    try {
      await createCompany(shop.deps, { name: '某某商城', host: 'shop.example.cn', kind: 'business' });
      const { rows } = await shop.deps.db.pool.query<{ ssl: boolean }>(
        `select ssl from pg_stat_ssl join pg_stat_activity using (pid) where backend_type = 'client backend'`,
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.every(({ ssl }) => ssl)).toBe(true);
    } finally {
      await shop.close();
    }
  });

  test('is backed up and restored', async () => {
    const file = join(folder, 'shop.tar.gz');
    const [from, to] = [urlOf('shop_verify_full'), urlOf('restored')];
    const secrets = { databasePassword: '', passwordPepper: 'x'.repeat(16), linkSecret: 'x'.repeat(16) };
    await writeBackup({ databaseUrl: from, dataDir: join(folder, 'data'), secrets, file, now: new Date(), say });
    await createDatabaseIfAbsent(adminUrl, 'restored');
    const archive = await openBackup(file);
    await restoreTables(archive, { databaseUrl: to, say });
    archive.discard();
    const client = new pg.Client({ connectionString: to });
    await client.connect();
    const { rows } = await client.query('select host from host_maps');
    await client.end();
    expect(rows).toEqual([{ host: 'shop.example.cn' }]);
  });
});

function makeCertificate(name: string, host: string): void {
  const files = ['-keyout', join(folder, `${name}.key`), '-out', join(folder, `${name}.crt`)];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const kind = ['-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, ...files], { stdio: 'ignore' });
  chmodSync(join(folder, `${name}.key`), 0o600);
}

async function acceptTlsOnly(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ hba_file: string }>('show hba_file');
  const file = rows[0]?.hba_file ?? '';
  writeFileSync(file, 'hostssl all all 127.0.0.1/32 scram-sha-256\n');
  expect(readFileSync(file, 'utf8')).toContain('hostssl');
  await client.query('select pg_reload_conf()');
  await client.end();
}
