/**
 * What the shop says by text message (docs/domain/sms.md §2). A provider sends approved templates only, so each notice
 * is one, with at most the variables it names. A verification code may have but one variable.
 */
export const smsNotices = {
  code: { name: '验证码', template: '验证码${code}，5分钟内有效，请勿告诉他人。', variables: ['code'] },
  registerApproved: {
    name: '企业注册通过',
    template: '您提交的企业注册申请已通过审核，现在可以登录商城采购。',
    variables: [],
  },
  registerRejected: {
    name: '企业注册未通过',
    template: '您提交的企业注册申请未通过审核，原因：${reason}。请用注册时的账号登录，修改后重新提交。',
    variables: ['reason'],
  },
  approval: {
    name: '待您审批',
    template: '采购申请${tradeNo}等待您审批，请登录商城处理。',
    variables: ['tradeNo'],
    isOptional: true,
  },
  reachChanged: {
    name: '手机号已换绑',
    template: '您的商城账号已绑定其他手机号，本号码不再用于登录。如非本人操作，请立即联系商城客服。',
    variables: [],
    isOptional: true,
  },
} as const satisfies Record<
  string,
  {
    name: string;
    template: string;
    variables: readonly string[];
    /** A connection works without it; what it says is then not said by text message. */
    isOptional?: true;
  }
>;

export type SmsNotice = keyof typeof smsNotices;
export const smsNoticeNames = Object.keys(smsNotices) as SmsNotice[];
export const isOptionalNotice = (notice: SmsNotice): boolean => 'isOptional' in smsNotices[notice];

/** A variable of a notice has at most 35 characters with every provider; a longer one ends in "…". */
export const smsVariable = (text: string): string => (text.length > 35 ? `${text.slice(0, 34)}…` : text);
