import { type Channel, channels, channelTexts } from '../payments/payment-states.ts';
import type { ShopPermission } from './shop-permissions.ts';

/** What the shop leans on, each with the function that shows more and who may see it (docs/domain/shop-users.md §16). */
export const healthLineNames = [...channels, 'sms', 'invoices', 'jobs'] as const;
export type HealthLineName = (typeof healthLineNames)[number];

/** 'off': nobody set it up, or it is switched off. */
export const healthStates = ['ok', 'wrong', 'off'] as const;
export type HealthState = (typeof healthStates)[number];

export interface HealthLine {
  line: HealthLineName;
  state: HealthState;
  /** Of a channel: payments that could not be begun within a day; else what failed. */
  count: number;
  /** Of a channel: when money last came in within a day. */
  lastTime?: string | undefined;
}

interface LinePlace {
  label: string;
  /** Who sees the line. */
  opens: ShopPermission;
  path: string;
  /** Where it is set up, for who may. */
  setUp?: { needs: ShopPermission; path: string };
}

const channel = (one: Channel): LinePlace => ({
  label: channelTexts[one],
  opens: 'ops.pay.view',
  path: `/payments?view=all&channel=${one}`,
  setUp: { needs: 'ops.merchant.edit', path: '/merchants' },
});

export const healthLines: Readonly<Record<HealthLineName, LinePlace>> = {
  ALIPAY: channel('ALIPAY'),
  WECHAT: channel('WECHAT'),
  TRANSFER: channel('TRANSFER'),
  sms: { label: '短信', opens: 'ops.sms.edit', path: '/sms' },
  invoices: { label: '开票', opens: 'ops.invoice.view', path: '/invoices?view=failed' },
  jobs: { label: '后台任务', opens: 'ops.job.view', path: '/jobs' },
};

export const isChannel = (line: HealthLineName): line is Channel => channels.some((one) => one === line);

export const healthLinesOf = (held: ReadonlySet<ShopPermission>): HealthLineName[] =>
  healthLineNames.filter((line) => held.has(healthLines[line].opens));

/** Where a line leads: to its settings where it is not in use, for who may change them. */
export function healthPath({ line, state }: HealthLine, held: ReadonlySet<ShopPermission>): string {
  const { path, setUp } = healthLines[line];
  return state !== 'ok' && setUp && held.has(setUp.needs) ? setUp.path : path;
}

/** How it is, in words; times are told by the screen. */
export function healthText({ line, state, count }: HealthLine): string {
  if (line === 'sms') return state === 'ok' ? '可以发送' : '没有配置，买家不能注册';
  if (line === 'invoices') return state === 'ok' ? '正常' : `${count} 张开票失败`;
  if (line === 'jobs') return state === 'ok' ? '没有失败的任务' : `${count} 个失败，会自动重试`;
  if (state === 'off') return '没有启用';
  return state === 'ok' ? '24 小时内没有收款' : `24 小时内 ${count} 笔下单失败`;
}
