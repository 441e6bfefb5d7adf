import { parseArgs } from 'node:util';
import { StartFault } from '../config.ts';
import { createCompany } from '../seed/create-company.ts';
import { openShopBeside } from '../shop.ts';
import { runCommand, say } from './run-command.ts';

const usage = '用法：npm run company:create -- --name 公司名称 --host 域名 [--kind business|retail]';

await runCommand(async (config, args) => {
  const { name, host, kind } = readOptions(args);
  const shop = await openShopBeside(config, say);
  try {
    const operator = await createCompany(shop.deps, { name, host, kind });
    say(`已创建商城「${name}」（companyId ${operator.companyId}，域名 ${host}）`);
    say(`运营后台 ${operator.consoleUrl}`);
    say(`运营账号 ${operator.accountNo}，初始密码 ${operator.password}（只显示这一次，首次登录后须修改）`);
  } finally {
    await shop.close();
  }
});

function readOptions(args: string[]): { name: string; host: string; kind: 'business' | 'retail' } {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ args, options: { name: text, host: text, kind: text } });
    const { name, host, kind = 'business' } = values;
    if (name && host && (kind === 'business' || kind === 'retail')) return { name, host, kind };
  } catch {
    // An unknown option is answered like a missing one.
  }
  throw new StartFault(usage);
}
