import { dayMs, hourMs } from '../time/durations.ts';

/** 138****0002: enough to know one's own number, too little to call a stranger's. Landlines keep their last four digits. */
export const maskedMobile = (mobile: string): string =>
  /^\d{11}$/.test(mobile) ? mobile.replace(/^(\d{3})\d{4}/, '$1****') : mobile.replace(/\d(?=(?:\D*\d){4})/g, '*');

/** z***@example.cn: the first character before the @, and where the mailbox lies. '' for none. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${Array.from(email)[0]}***${email.slice(at)}`;
}

/** **** 1234: the last four characters of an account number; short ones show nothing. */
export function maskedAccount(account: string): string {
  if (account === '') return '';
  return account.length > 8 ? `**** ${account.slice(-4)}` : '****';
}

/** What somebody typed as his account: a mobile as above, of anything else the first three characters, for it may be a password. */
export const maskedLogin = (login: string): string =>
  /^\d{11}$/.test(login) ? maskedMobile(login) : `${Array.from(login).slice(0, 3).join('')}***`;

/** 张*: the first character of a name. */
export function maskedName(name: string): string {
  const [first = '', ...rest] = Array.from(name);
  return first + '*'.repeat(Math.min(rest.length, 2));
}

/** How the name of a closed account is shown where it stood. */
export const closedAccountName = '已注销用户';

/** What a person types to show that the closing of an account is meant. */
export const closingWords = '注销账号';

/** What stands in the way of closing an account (docs/domain/accounts.md §6), in the order it is shown. */
export const closeBlockerTexts = {
  mobile: '账号未绑定手机号，请先绑定',
  admin: '您是企业唯一的管理员，请先把管理员角色交给同事',
  order: '个订单未完成',
  return: '张售后单处理中',
  refund: '笔退款处理中',
  invoice: '张发票开具或红冲中',
  credit: '笔账期交易未结清',
} as const;
export type CloseBlocker = keyof typeof closeBlockerTexts;

/** The sentence for a blocker: 「2 个订单未完成」. */
export const closeBlockerText = (code: CloseBlocker, count: number): string =>
  code === 'mobile' || code === 'admin' ? closeBlockerTexts[code] : `${count} ${closeBlockerTexts[code]}`;

/** How far a copy of somebody's data has come: 生成中, 已生成, 失败. */
export const exportStates = { making: 10, ready: 20, failed: 30 } as const;
export type ExportState = (typeof exportStates)[keyof typeof exportStates];

/** How long a finished export can be fetched, and how far two exports are apart. */
export const exportKeptMs = dayMs;
export const exportGapMs = hourMs;
