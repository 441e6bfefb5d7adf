import type { Config } from '../config.ts';
import { fail, type Finding, ok, warn } from './finding.ts';

const isLoopback = (host: string) => /^(127\.|::1$|localhost$)/.test(host);

/** What the environment decides, for a shop that strangers reach. */
export function checkSettings(config: Config): Finding[] {
  const { isDemo, host, trustedProxies, hasMetrics, hasApiDocs, smtpUrl, databaseUrl, vendorUrl } = config;
  const isOpen = !isLoopback(host);
  const isBare = isOpen && trustedProxies === 0;
  return [
    isDemo ? fail('演示模式：账号密码和短信验证码都是公开的。正式运行请设 DEMO=0') : ok('演示模式已关闭'),
    ...(vendorUrl ? [fail(`VENDOR_URL 把所有外部服务指向 ${vendorUrl}，只用于测试，请去掉`)] : []),
    isBare
      ? warn(`直接监听 ${host}，前面没有反向代理：HTTPS 需要反向代理，并设 TRUST_PROXY`)
      : ok(isOpen ? '前面有反向代理（TRUST_PROXY）' : `只监听本机 ${host}，由反向代理对外`),
    ...(!isOpen && trustedProxies === 0 && !isDemo
      ? [warn('没有设 TRUST_PROXY：反向代理后面的访问者会被当作同一个地址')]
      : []),
    ...(!isDemo && hasMetrics ? [warn('METRICS=1：能访问端口的人都能读 /metrics，请在反向代理上挡住')] : []),
    ...(!isDemo && hasApiDocs ? [warn('API_DOCS=1：接口文档对所有人可见')] : []),
    smtpUrl ? ok('已设邮件服务器') : warn('没有 SMTP_URL：找回密码、审批邮件和订单通知邮件都不会发出'),
    databaseUrl ? ok('使用独立的 PostgreSQL') : ok('使用内置的 PostgreSQL：适合一台机器，请定时 npm run backup'),
  ];
}
