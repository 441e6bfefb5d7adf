import { styleText } from 'node:util';
import type { Config } from './config.ts';

/** In a log too, where nobody sits at a terminal. */
const red = (text: string) => styleText('red', text, { validateStream: false });

const demoWarning = [
  '  演示模式（DEMO=1）：账号密码公开，短信验证码和邮件人人可在 /dev/outbox 看到，支付、开票、物流均为模拟。',
  '  只有本机可以访问，经代理或其他域名的访问一律拒绝。切勿存放真实数据；正式使用请设置 DEMO=0。',
];

/** What a new user needs to go on: addresses and, in the demo, accounts. */
export function printWelcome(config: Config, port: number, say: (text: string) => void): void {
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  const base = `http://${host}:${port}`;
  say('');
  say(`Jicai 集采 已启动`);
  say(`  商城      ${base}/`);
  say(`  运营后台  ${base}/console/`);
  if (!config.isDemo) return;
  say(`  零售演示  http://retail.localhost:${port}/  或  ${base}/?host=retail.localhost`);
  say('');
  for (const line of demoWarning) say(red(line));
  say('');
  say('  演示账号（密码均为 Jicai@2026）');
  say('    buyer 采购员 · approver 审批人 · finance 财务 · admin 企业管理员 · member 个人会员');
  say('    debtor 另一家企业的管理员，有一张逾期未付的对账单');
  say('    operator 商城运营 · supplier 供应商（登录运营后台）');
  say('');
}
