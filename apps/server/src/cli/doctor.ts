import type { Config } from '../config.ts';
import { StartFault } from '../config.ts';
import { everyTenant } from '../db/due-tenants.ts';
import { isAlive } from '../db/embedded/cluster.ts';
import { openDatabase } from '../db/open.ts';
import { checkDatabase } from '../doctor/check-database.ts';
import { checkMachine } from '../doctor/check-machine.ts';
import { checkMail } from '../doctor/check-mail.ts';
import { checkSettings } from '../doctor/check-settings.ts';
import { checkShop } from '../doctor/check-shop.ts';
import { checkStorage } from '../doctor/check-storage.ts';
import { fail, type Finding, lineOf } from '../doctor/finding.ts';
import { openDeps } from '../open-deps.ts';
import { readRuntime } from '../runtime-file.ts';
import { readSecrets } from '../secrets.ts';
import { runCommand, say } from './run-command.ts';

/** Looks at all that a shop needs to go live and changes nothing; ends with a status other than zero where something fails. */
await runCommand(async (config) => {
  const failed: string[] = [];
  const tell = (title: string, findings: readonly Finding[]) => {
    if (findings.length === 0) return;
    say(`\n${title}`);
    for (const finding of findings) say(lineOf(finding));
    failed.push(...findings.filter(({ level }) => level === 'fail').map(() => title));
  };
  tell('机器', await checkMachine(config));
  tell('设置', checkSettings(config));
  tell('邮件', await checkMail(config));
  tell('文件', await checkStorage(config));
  const url = databaseOf(config);
  if (url === undefined) tell('数据库', [fail('内置数据库没有运行，商城也就没有查：先 npm start，再查一次')]);
  else {
    const { findings, isReady } = await checkDatabase(url, config.nodes);
    tell('数据库', findings);
    if (isReady) await checkShops(config, url, tell);
  }
  if (failed.length > 0) throw new StartFault(`\n${failed.length} 项还不能上线：${[...new Set(failed)].join('、')}`);
  say('\n可以上线');
});

/** The one that is running, of an embedded database. */
function databaseOf({ databaseUrl, dataDir }: Config): string | undefined {
  const runtime = databaseUrl ? undefined : readRuntime(dataDir);
  return databaseUrl ?? (runtime && isAlive(runtime.pid) ? runtime.databaseUrl : undefined);
}

async function checkShops(config: Config, url: string, tell: (title: string, findings: Finding[]) => void) {
  const db = openDatabase({ url, isPrepared: config.isPrepared });
  try {
    const deps = openDeps({ config, secrets: readSecrets(config), db, now: () => new Date() });
    const companies = await everyTenant(db);
    if (companies.length === 0)
      tell('商城', [fail('还没有商城：npm run company:create -- --name 公司名称 --host 域名')]);
    for (const companyId of companies) tell(`商城 ${companyId}`, await checkShop({ companyId, deps }));
  } finally {
    await db.close();
  }
}
