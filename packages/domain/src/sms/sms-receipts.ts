/** What became of a text message that a provider took (docs/domain/sms.md §4). */
export const smsReceiptStates = { sent: 'sent', delivered: 'delivered', failed: 'failed', unknown: 'unknown' } as const;
export type SmsReceiptState = (typeof smsReceiptStates)[keyof typeof smsReceiptStates];

export const smsReceiptTexts: Readonly<Record<SmsReceiptState, string>> = {
  sent: '等待回执',
  delivered: '已送达',
  failed: '未送达',
  unknown: '没有回执',
};

/** Seconds after the message that its receipt is asked for; after the last one it is `unknown`. */
const receiptDelaysS = [15, 45, 120, 300, 1800, 7200, 43_200];

/** When a receipt is asked for after `askedBefore` questions; undefined where it is not asked for any more. */
export function nextReceiptAt(askedBefore: number, sentAt: Date): Date | undefined {
  const delay = receiptDelaysS[askedBefore];
  return delay === undefined ? undefined : new Date(sentAt.getTime() + delay * 1000);
}

interface FailReason {
  /** What a reader sees. */
  text: string;
  /** It lies with the number, the phone or its owner: another provider would meet it as well. */
  isOfReceiver?: boolean;
}

/** 阿里云's codes, and the states of carriers that 腾讯云 passes on. */
const reasons: Readonly<Record<string, FailReason>> = {
  MOBILE_NOT_ON_SERVICE: { text: '停机或空号', isOfReceiver: true },
  MOBILE_ACCOUNT_ABNORMAL: { text: '号码欠费或账户异常', isOfReceiver: true },
  MOBILE_TERMINAL_ERROR: { text: '手机终端异常或存储已满', isOfReceiver: true },
  MOBILE_IN_BLACK: { text: '号码在黑名单中', isOfReceiver: true },
  INVALID_NUMBER: { text: '号码状态异常（关机、停机或空号）', isOfReceiver: true },
  USER_REJECT: { text: '收件人已退订或拒收', isOfReceiver: true },
  MOBILE_SEND_LIMIT: { text: '这个号码收到的短信已达上限', isOfReceiver: true },
  CONTENT_KEYWORD: { text: '内容含有被拦截的关键字' },
  CONTENT_ERROR: { text: '内容不符合运营商要求' },
  SIGNATURE_BLACKLIST: { text: '签名被运营商拦截' },
  NO_ROUTE: { text: '没有可用的发送通道' },
  SP_UNKNOWN_ERROR: { text: '运营商返回未知错误' },
  REQUEST_SUCCESS: { text: '运营商没有给出回执' },
  UNDELIV: { text: '运营商没有送达' },
  UNDELIVRD: { text: '运营商没有送达' },
  EXPIRED: { text: '在运营商处过期' },
  REJECTD: { text: '被运营商拒绝' },
};

/** Carriers' own codes by how they begin: those of the mobile itself. */
const ofCarriers: readonly { begins: RegExp; reason: FailReason }[] = [
  { begins: /^MK:/i, reason: { text: '空号、停机或手机无法接收', isOfReceiver: true } },
  { begins: /^MN:/i, reason: { text: '关机或不在服务区', isOfReceiver: true } },
];
const saysReceiver = /空号|停机|关机|退订|拒收|黑名单|号码不存在|无法接收|存储满/;

/** Why a message did not arrive, of the provider's `code` and `words` (either may be empty); its code stands behind the text. */
export function smsFailReason(code: string, words: string): Required<FailReason> {
  const own = /\p{Script=Han}/u.test(words) ? { text: words, isOfReceiver: saysReceiver.test(words) } : undefined;
  const told = [code, own ? '' : words].filter(Boolean).join(' ').trim();
  const known = [code, words].map((one) => reasonOf(one.trim())).find(Boolean);
  const { text, isOfReceiver = false } = own ?? known ?? { text: '服务商没有说明原因' };
  return { text: told ? `${text}（${told}）` : text, isOfReceiver: isOfReceiver || known?.isOfReceiver === true };
}

const reasonOf = (code: string): FailReason | undefined =>
  reasons[code.toUpperCase()] ?? ofCarriers.find(({ begins }) => begins.test(code))?.reason;
